import type { SectionId } from "../../content/anchors";

/** The line below the header that a section has to reach to be the one in view (spec §9): `scroll-padding` and `scroll-margin`. */
const SECTION_OFFSET_PX = 88;

/** A section and the distance of its upper edge from the window's, in document order. */
export type SectionTop = { id: SectionId; top: number };

/**
 * The last section whose upper edge has passed the line. At the very end of the page the last one counts,
 * though a short one never reaches the line. Null above the first.
 */
export function findSectionInView(tops: readonly SectionTop[], isAtEnd: boolean): SectionId | null {
  if (isAtEnd) return tops.at(-1)?.id ?? null;
  // One pixel of grace: an anchor stops at the offset, give or take a fraction.
  return tops.findLast(({ top }) => top <= SECTION_OFFSET_PX + 1)?.id ?? null;
}

const itemsBySection: { [Id in SectionId]?: string } = {
  hero: "Home",
  trust: "Home",
  problem: "Home",
  benefits: "Product",
  how: "Product",
  testimonials: "Solutions",
  pricing: "Pricing",
};

/** The header's entry for a section of the home page, if there is one. */
export function findItemOfSection(section: SectionId | null): string | undefined {
  return section ? itemsBySection[section] : undefined;
}
