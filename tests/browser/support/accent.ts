import { site } from "../../../views/content/site";

/** The accent color as browsers report it. */
export const ACCENT = `rgb(${[1, 3, 5].map((at) => Number.parseInt(site.accent.slice(at, at + 2), 16)).join(", ")})`;
