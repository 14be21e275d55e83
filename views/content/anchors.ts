import { paths } from "../../src/paths";

/** The ids of the home page's sections, in their order on the page. */
export const sectionIds = [
  "hero",
  "trust",
  "problem",
  "benefits",
  "how",
  "testimonials",
  "pricing",
  "security",
  "future-proofing",
  "faq",
  "final-cta",
] as const;

export type SectionId = (typeof sectionIds)[number];

/** The address of a section of the home page, from any page. */
export const anchorTo = (id: SectionId): string => `${paths.home.path}#${id}`;
