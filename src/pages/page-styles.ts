import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolder } from "../static/build-folder";

/** A page's stylesheet in a build. */
export const styleFile = (build: string, name: string): string =>
  join(build, "styles", `${name}.css`);

const cached = new Map<string, string>();

/** Returns a page's stylesheet by name, read on first use. */
export function readPageStyles(name: string): string {
  const css = cached.get(name) ?? readFileSync(styleFile(buildFolder(), name), "utf8");
  cached.set(name, css);
  return css;
}
