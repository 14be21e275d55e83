/** The brand. Facts about the company that runs the site are in `operator.ts`. */
export const site = {
  brand: "Genie",
  since: 2026,
  tagline: "The sales layer for teams that sell security.",
  /** The canvas of the look, where a browser paints around the page. */
  color: "#060b16",
  /** The accent color, where no stylesheet is read: mail, logos, social images. */
  accent: "#2dd4bf",
} as const;
