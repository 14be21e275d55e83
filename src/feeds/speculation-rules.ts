import { endpoints, paths } from "../paths";
import type { FeedFile } from "./feed-file";

/** Addresses that are not pages or that act when requested must not be prefetched. */
const NOT_PAGES = [
  "/api/*",
  "/functions/*",
  `${endpoints.auth}/*`,
  `${endpoints.confirm}*`,
  `${endpoints.unsubscribe}*`,
  `${paths.preferences.path}/*`,
];

/**
 * Tells browsers to prefetch a page when its link is hovered or touched
 * (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API). Pages name this file in a header, because the
 * policy allows no inline rules.
 */
export const speculationRules: FeedFile = {
  path: endpoints.speculationRules,
  type: "application/speculationrules+json",
  summary: "Links that browsers may load ahead",
  write: () => {
    const where = { and: [{ href_matches: "/*" }, { not: { href_matches: NOT_PAGES } }] };
    return JSON.stringify({ prefetch: [{ source: "document", where, eagerness: "moderate" }] });
  },
};
