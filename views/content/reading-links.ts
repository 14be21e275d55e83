import { paths } from "../../src/paths";
import { mainActions } from "./links";

/** The navigation bar of reading pages. */
export const readingLinks = [
  paths.home,
  paths.ourSolution,
  paths.features,
  paths.pricing,
  paths.caseStudies,
  paths.contact,
] as const;

/** The button beside these links, and the main one of every menu of small screens. */
export const readingAction = mainActions.join;
