import { endpoints, paths } from "../paths";
import type { FeedFile } from "./feed-file";

/** What answers programs or acts on an address must not be asked for unless someone means it. */
const NOT_PAGES = [
  "/api/*",
  "/functions/*",
  `${endpoints.auth}/*`,
  `${endpoints.confirm}*`,
  `${endpoints.unsubscribe}*`,
  `${paths.preferences.path}/*`,
];

/**
 * Has browsers fetch a page of ours when its link is hovered or touched, so that the click finds it there
 * (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API). Pages name this file in a header: the policy
 * allows no such rules inline.
 */
export const speculationRules: FeedFile = {
  path: endpoints.speculationRules,
  type: "application/speculationrules+json",
  write: () => {
    const where = { and: [{ href_matches: "/*" }, { not: { href_matches: NOT_PAGES } }] };
    return JSON.stringify({ prefetch: [{ source: "document", where, eagerness: "moderate" }] });
  },
};
