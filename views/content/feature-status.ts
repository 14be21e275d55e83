import { paths, type Place } from "../../src/paths";
import { betaFeatures, waitlistHref } from "./links";

/** `soon` can only be asked for, `beta` can be joined, `live` is open to everyone. */
type FeatureStatus = "soon" | "beta" | "live";

/** A feature that people can ask to hear of. `key` is its name in commands, `title` in sign-ups. */
type FeatureFacts = { key: string; title: string; status: FeatureStatus; path: string };

/** A place that became a page of its own is live; until then its badge says how far it is. */
const statusOf = ({ kind, badge }: Place): FeatureStatus =>
  kind === "page" ? "live" : (badge ?? "soon");

const ofPlace = (place: Place): FeatureFacts => ({
  key: keyOf(place.title),
  title: place.title,
  status: statusOf(place),
  path: place.path,
});

const keyOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** Every feature by its status in this build, read from the site map and the list of betas. */
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

export const findFeatureFacts = (key: string): FeatureFacts | undefined =>
  featureFacts.find((feature) => feature.key === key);
