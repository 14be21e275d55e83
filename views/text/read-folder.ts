import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Returns the Markdown files of a folder in `views/content` by name. Import it as a macro
 * (https://bun.com/docs/bundler/macros): it then runs in the bundler, and the server's bundle contains the texts.
 */
export function readFolder(name: string): Record<string, string> {
  const folder = join(import.meta.dir, "../content", name);
  const files = readdirSync(folder).filter((file) => file.endsWith(".md"));
  return Object.fromEntries(
    files
      .toSorted()
      .map((file) => [file.slice(0, -".md".length), readFileSync(join(folder, file), "utf8")]),
  );
}
