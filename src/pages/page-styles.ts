import { readFileSync } from "node:fs";

export const STYLES_FOLDER = ".build/styles";

const kept = new Map<string, string>();

/** Returns a page's stylesheet by name, read on first use. */
export function readPageStyles(name: string): string {
  const css = kept.get(name) ?? readFileSync(`${STYLES_FOLDER}/${name}.css`, "utf8");
  kept.set(name, css);
  return css;
}
