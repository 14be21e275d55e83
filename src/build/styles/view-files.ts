import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Not followed, because these import all shells and islands, while a page renders one shell and the islands it names.
 */
const NOT_FOLLOWED =
  /^views\/(?:layout\/(?:site-shell|reading-shell|console-shell|island)\.tsx|content\/|text\/)/;

const transpiler = new Bun.Transpiler({ loader: "tsx" });

/** Returns all views that a view can render: itself, its imports, and the islands it names, recursively. */
export function filesOfView(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const code = readFileSync(file, "utf8");
  const imported = transpiler
    .scanImports(code)
    .map(({ path }) => join(dirname(file), path))
    .flatMap((path) => [`${path}.tsx`, `${path}.ts`].filter((found) => existsSync(found)));
  const islands = [...code.matchAll(/<Island\s[^>]*?\bname="([\w-]+)"/g)].map(([, name = ""]) =>
    islandFile(name),
  );
  for (const next of [...imported, ...islands])
    if (next.startsWith("views/") && !NOT_FOLLOWED.test(next)) filesOfView(next, seen);
  return seen;
}

/** Returns the file of an island, which has its name. */
export function islandFile(name: string): string {
  const [file] = new Bun.Glob(`views/islands/*/${name}.tsx`).scanSync(".");
  if (file === undefined) throw new Error(`views/islands has no ${name}.tsx.`);
  return file;
}
