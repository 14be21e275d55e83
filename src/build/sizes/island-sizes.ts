import { readFileSync } from "node:fs";
import { cachedPages } from "../../pages/page-routes";
import type { EmittedFile } from "../emit";
import type { LateScripts } from "../late-scripts";
import { prebuiltFile } from "../../static/prebuilt-pages";

type IslandSize = { path: string; bytes: number };

/** What each page's visitor loads after a sign, with brotli: React and every island of that page; the largest first. */
export function measureIslands(files: EmittedFile[], late: LateScripts): IslandSize[] {
  const brotliBytes = new Map(files.map((file) => [file.address, file.brotliBytes]));
  return cachedPages
    .map(({ key }) => {
      const html = readFileSync(prebuiltFile(key), "utf8");
      const islands = [...html.matchAll(/data-island="([^"]+)"/g)].map(([, name = ""]) => name);
      const loaded = new Set(["hydrate", ...islands].flatMap((name) => filesOf(name, late)));
      const bytes = [...loaded].reduce((sum, file) => sum + (brotliBytes.get(file) ?? 0), 0);
      return { path: key, bytes };
    })
    .toSorted((a, b) => b.bytes - a.bytes);
}

function filesOf(name: string, late: LateScripts): string[] {
  const found = late[name];
  if (found === undefined) throw new Error(`The island "${name}" has no script of its own`);
  return found;
}
