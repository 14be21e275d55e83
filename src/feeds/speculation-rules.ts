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
 * Pages without forms and sign-in, which browsers may render before a visitor follows a link to them. Their scripts wait
 * until then (`views/browser.ts`).
 */
export const PRERENDERED = [
  paths.ourSolution,
  paths.pricing,
  paths.demo,
  paths.coPilot,
  paths.genieFlow,
  paths.about,
  paths.story,
  paths.blog,
  paths.solutions,
  paths.docs,
  paths.help,
  paths.security,
  paths.compliance,
].map(({ path }) => path);

/**
 * Tells browsers to render the next page, or to prefetch it, when its link is hovered or touched
 * (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API). Pages name this file in a header, because the
 * policy allows no inline rules.
 */
export const speculationRules: FeedFile = {
  path: endpoints.speculationRules,
  type: "application/speculationrules+json",
  summary: "Links that browsers may load ahead",
  write: () => {
    const rules = { source: "document", eagerness: "moderate" };
    const pages = { and: [{ href_matches: "/*" }, { not: { href_matches: NOT_PAGES } }] };
    return JSON.stringify({
      prerender: [{ ...rules, where: { href_matches: PRERENDERED } }],
      prefetch: [{ ...rules, where: pages }],
    });
  },
};
