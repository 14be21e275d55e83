/** What an operator changes first: the brand, its addresses elsewhere, and who answers. */
export const site = {
  brand: "Genie",
  legalName: "Genie",
  since: 2026,
  tagline: "The sales layer for teams that sell security.",
  /** The canvas of the look, where a browser paints around the page. */
  color: "#060b16",
  securityContact: "mailto:security@genie.example",
  statusPage: { name: "System status", href: "https://status.genie.example/" },
  social: [
    { name: "LinkedIn", href: "https://www.linkedin.com/company/genie-sales" },
    { name: "X", href: "https://x.com/geniesales" },
    { name: "GitHub", href: "https://github.com/genie-sales" },
    { name: "YouTube", href: "https://www.youtube.com/@geniesales" },
  ],
} as const;
