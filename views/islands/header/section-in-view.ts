import type { SectionId } from "../../content/anchors";

/**
 * A section is in view once its top reaches this distance from the top of the window (spec §9). CSS uses the same value
 * for `scroll-padding` and `scroll-margin`.
 */
const SECTION_OFFSET_PX = 88;

/** A section and the distance of its top from the top of the window. Lists of these are in document order. */
export type SectionTop = { id: SectionId; top: number };

/**
 * Returns the last section whose top has passed the offset, or null above the first. At the end of the page, returns
 * the last section, which may be too short to reach the offset.
 */
export function findSectionInView(tops: readonly SectionTop[], isAtEnd: boolean): SectionId | null {
  if (isAtEnd) return tops.at(-1)?.id ?? null;
  // Tolerates one pixel, because scrolling to an anchor may stop at a fraction.
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

/** Returns the navigation entry that a section of the home page belongs to, if any. */
export function findItemOfSection(section: SectionId | null): string | undefined {
  return section ? itemsBySection[section] : undefined;
}
