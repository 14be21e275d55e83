import { paths, type Badge, type Place } from "../../src/paths";
import type { ContactTopic } from "./contact-topics";

/** A link with its label, and its availability if it is not live. */
export type NamedLink = { name: string; href: string; badge?: Badge };

/** Products in private beta. Each links to the waitlist by name. */
export const betaFeatures = [
  "Co-Pilot Live Call Coach",
  "Data Orchestration",
  "Mobile App",
  "Genie Intelligence Overlay",
] as const;

/** Labels of links that differ from their destination's title. */
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

/** Places by title. If two have the same title, the first on the site map wins. */
const placesByName = new Map<string, Place>([
  ...Object.values(paths)
    .toReversed()
    .map((place): [string, Place] => [place.title, place]),
  ...otherNames,
]);

/**
 * Resolves a link by its destination's name or place. Names on the site map link to their page, names of betas to the
 * waitlist, and all others to the coming-soon page, with the name as its title. All links by name are created here.
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

/** The two actions that pages end with, and what the first one needs. */
export const mainActions = {
  join: resolveLink("Get Early Access"),
  call: resolveLink("Book a Call"),
  invitation: "Invitation required",
};

/** Returns the address of the waitlist for a feature. `title` is the page's badge. */
export function waitlistHref(feature: string, title: string = paths.betaWaitlist.title): string {
  return `${paths.betaWaitlist.path}?${new URLSearchParams({ title, feature })}`;
}

/** The waitlist title that means a trial rather than a beta. */
export const TRIAL_TITLE = "Free Trial";

/** Returns the address of the waitlist for a plan's trial. */
export const trialHref = (plan: string): string => waitlistHref(`the ${plan} plan`, TRIAL_TITLE);

/** The contact form for planning a pilot. */
export const pilotHref = `${contactHref("call")}&about=pilot`;

/** Returns the address of the contact form with a topic selected. */
export function contactHref(topic: ContactTopic): string {
  return `${paths.contact.path}?${new URLSearchParams({ topic })}`;
}
