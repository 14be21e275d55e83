import { readFileSync } from "node:fs";

export const STYLES_FOLDER = ".build/styles";

const kept = new Map<string, string>();

/** The stylesheet of a page by its name, as the build made it. Read once, when it is first asked for. */
export function readPageStyles(name: string): string {
  const css = kept.get(name) ?? readFileSync(`${STYLES_FOLDER}/${name}.css`, "utf8");
  kept.set(name, css);
  return css;
}
