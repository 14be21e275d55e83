import { endpoints, paths, type Place } from "../../src/paths";
import { blog } from "./blog";
import { site } from "./site";

/** An Atom feed and its page. */
export type Feed = { path: string; title: string; lead: string; place: Place };

export const feeds = {
  blog: { path: endpoints.feed, title: blog.feedTitle, lead: blog.lead, place: paths.blog },
  changelog: {
    path: endpoints.changelogFeed,
    title: `${site.brand}: changelog`,
    lead: "Changes that you can notice.",
    place: paths.changelog,
  },
  roadmap: {
    path: endpoints.roadmapFeed,
    title: `${site.brand}: roadmap`,
    lead: "What is in beta and what comes next.",
    place: paths.roadmap,
  },
  subprocessors: {
    path: endpoints.subprocessorsFeed,
    title: `${site.brand}: changes to the list of subprocessors`,
    lead: "Companies that are added to the list or removed from it.",
    place: paths.legalSubprocessors,
  },
} as const satisfies Record<string, Feed>;

/** Returns a page's feed, if it has one. */
export const feedAt = (place: Place): Feed | undefined =>
  Object.values<Feed>(feeds).find((feed) => feed.place === place);
