import { readFileSync } from "node:fs";

const tokens = readFileSync("views/styles/tokens.css", "utf8");
const accent = /--color-teal: #([0-9a-f]{6});/.exec(tokens)?.[1] ?? "";

/** The accent color as the browser computes it. */
export const ACCENT = `rgb(${[0, 2, 4].map((at) => Number.parseInt(accent.slice(at, at + 2), 16)).join(", ")})`;
