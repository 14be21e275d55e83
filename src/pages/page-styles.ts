import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolder } from "../static/build-folder";

/** The stylesheet of a page's folder in a build. */
export const styleFile = (build: string, folder: string): string =>
  join(build, "styles", `${folder}.css`);

const cached = new Map<string, string>();

/** Returns the stylesheet of a page's folder, read on first use. */
export function readPageStyles(folder: string): string {
  const css = cached.get(folder) ?? readFileSync(styleFile(buildFolder(), folder), "utf8");
  cached.set(folder, css);
  return css;
}
