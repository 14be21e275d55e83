import { paths } from "../../src/paths";

/** The top links of the reading pages, in order. */
export const readingLinks = [
  paths.home,
  paths.ourSolution,
  paths.features,
  paths.pricing,
  paths.caseStudies,
  paths.contact,
] as const;

/** The button under the same links in the menu of small screens. */
export const readingAction = { name: "Get Early Access", href: paths.betaWaitlist.path } as const;
