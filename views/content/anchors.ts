import { paths } from "../../src/paths";

/** The ids of the home page's sections, in order. */
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

/** Returns the address of a section of the home page. */
export const anchorTo = (id: SectionId): string => `${paths.home.path}#${id}`;

/** The id of "Try your own call". */
export const TRY_CALL = "try-call";
