import { paths, type Place } from "../../src/paths";
import { betaFeatures, waitlistHref } from "./links";

/** `soon` features take sign-ups, `beta` can be joined, `live` is open to everyone. */
type FeatureStatus = "soon" | "beta" | "live";

/** A feature that people can sign up to hear about. `key` is its name in commands, `title` its name in sign-ups. */
type FeatureFacts = { key: string; title: string; status: FeatureStatus; path: string };

/** A feature with a page of its own is live; otherwise its badge is its status. */
const statusOf = ({ kind, badge }: Place): FeatureStatus =>
  kind === "page" ? "live" : (badge ?? "soon");

const ofPlace = (place: Place): FeatureFacts => ({
  key: keyOf(place.title),
  title: place.title,
  status: statusOf(place),
  path: place.path,
});

const keyOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** All features with their status in this build, from the site map and the list of betas. */
export const featureFacts: readonly FeatureFacts[] = [
  ...[
    paths.scroll,
    paths.vision,
    paths.reps,
    paths.leaders,
    paths.revops,
    paths.enterprises,
    paths.whitepapers,
    paths.webinars,
    paths.team,
    paths.aboutCareers,
    paths.logIn,
  ].map(ofPlace),
  ...betaFeatures.map((title) => ({
    key: keyOf(title),
    title,
    status: "beta" as const,
    path: waitlistHref(title),
  })),
];

/** Pages that only take sign-ups, whatever their badge. */
const comingSoon = new Set<string>(
  Object.values(paths).flatMap(({ kind, path }: Place) => (kind === "page" ? [] : [path])),
);

/** Returns what a reader finds at a link of the site: an open page, or one that says that it is coming soon. */
export const pageStatusOf = (href: string): "open" | "coming soon" =>
  comingSoon.has(href.replace(/[?#].*$/s, "")) ? "coming soon" : "open";

/** Whether a feature may be announced: it is live, or a beta whose page takes requests for invitations. */
export const isAnnounceable = ({ status, path }: FeatureFacts): boolean =>
  status !== "soon" && pageStatusOf(path) === "open";

export const findFeatureFacts = (key: string): FeatureFacts | undefined =>
  featureFacts.find((feature) => feature.key === key);
