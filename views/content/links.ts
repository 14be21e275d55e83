import { paths, type Badge, type Place } from "../../src/paths";
import { TRIAL_TITLE } from "./trial";
import type { ContactTopic } from "./contact";

/** A link with its words, and how far its destination is where that is not obvious. */
export type NamedLink = { name: string; href: string; badge?: Badge };

/** Products that only a beta invitation opens; each links to the waitlist under its own name. */
export const betaFeatures = [
  "Co-Pilot Live Call Coach",
  "Data Orchestration",
  "Mobile App",
  "Genie Intelligence Overlay",
] as const;

/** What buttons and links say that lead to a place of another name. */
const otherNames: [string, Place][] = [
  ["Demo", paths.demo],
  ["See How It Works", paths.genieFlow],
  ["Experience the Magic Yourself", paths.demo],
  ["Get Early Access", paths.betaWaitlist],
  ["Get Started", paths.betaWaitlist],
  ["Book a Call", { ...paths.contact, path: contactHref("call") }],
  ["API", paths.docsApi],
  ["Privacy", paths.legalPrivacy],
  ["Terms", paths.legalTerms],
  ["Contact Sales", { ...paths.contact, path: contactHref("sales") }],
];

/** Places by name; of two with the same title, the first on the site map. */
const placesByName = new Map<string, Place>([
  ...Object.values(paths)
    .toReversed()
    .map((place): [string, Place] => [place.title, place]),
  ...otherNames,
]);

/**
 * Where a link leads, by the name of its destination or by the place itself. A name on the site map leads to its
 * address, the name of a beta to the waitlist for it, and any other to the coming-soon page, which takes the name as
 * its title. Every link of the site that goes by a name is made here.
 */
export function resolveLink(target: Place | string): NamedLink {
  if (typeof target !== "string") return linkTo(target, target.title);
  const place = placesByName.get(target);
  if (place !== undefined) return linkTo(place, target);
  const isBeta = betaFeatures.some((feature) => feature === target);
  if (isBeta) return { name: target, href: waitlistHref(target), badge: "beta" };
  const query = new URLSearchParams({ title: target });
  return { name: target, href: `${paths.comingSoon.path}?${query}`, badge: "soon" };
}

function linkTo({ path, badge }: Place, name: string): NamedLink {
  const link = { name, href: path };
  return badge ? { ...link, badge } : link;
}

/** The waitlist, asked for by name: `title` is its badge, `feature` what access is wanted to. */
export function waitlistHref(feature: string, title: string = paths.betaWaitlist.title): string {
  return `${paths.betaWaitlist.path}?${new URLSearchParams({ title, feature })}`;
}

/** A trial is an invitation to the waitlist that names the plan. */
export const trialHref = (plan: string): string => waitlistHref(`the ${plan} plan`, TRIAL_TITLE);

/** The contact form with its topic chosen. */
export function contactHref(topic: ContactTopic): string {
  return `${paths.contact.path}?${new URLSearchParams({ topic })}`;
}
