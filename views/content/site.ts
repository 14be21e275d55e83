/** The brand. Facts about the company behind the site are in `operator.ts`. */
export const site = {
  brand: "Genie",
  since: 2026,
  tagline: "The sales layer for teams that sell security.",
} as const;
