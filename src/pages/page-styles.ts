import { readFileSync } from "node:fs";

export const STYLES_FOLDER = ".build/styles";

const cached = new Map<string, string>();

/** Returns a page's stylesheet by name, read on first use. */
export function readPageStyles(name: string): string {
  const css = cached.get(name) ?? readFileSync(`${STYLES_FOLDER}/${name}.css`, "utf8");
  cached.set(name, css);
  return css;
}
