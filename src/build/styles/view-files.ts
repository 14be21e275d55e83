import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const VIEWS = join(process.cwd(), "views");
const ISLANDS = join(VIEWS, "islands");

/**
 * Not followed, because these import all shells and islands, while a page renders one shell and the islands it names.
 */
const NOT_FOLLOWED = ["layout/site-shell.tsx", "layout/reading-shell.tsx", "layout/island.tsx"].map(
  (file) => join(VIEWS, file),
);

const transpiler = new Bun.Transpiler({ loader: "tsx" });
const imports = new Map<string, string[]>();

/**
 * Returns the absolute paths of all views a view can render: itself, its imports, and the islands it names,
 * recursively.
 */
export function filesOfView(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of importsOf(file)) if (!NOT_FOLLOWED.includes(next)) filesOfView(next, seen);
  return seen;
}

function importsOf(file: string): string[] {
  const known = imports.get(file);
  if (known !== undefined) return known;
  const code = readFileSync(file, "utf8");
  const imported = transpiler
    .scanImports(code)
    .filter(({ path }) => path.startsWith("."))
    .flatMap(({ path }) => viewAt(join(dirname(file), path)));
  const islands = [...code.matchAll(/<Island\s[^>]*?\bname="([\w-]+)"/g)].flatMap(([, name = ""]) =>
    viewAt(join(ISLANDS, name)),
  );
  const found = [...imported, ...islands];
  imports.set(file, found);
  return found;
}

/** Content contains no class names. */
function viewAt(path: string): string[] {
  if (!path.startsWith(VIEWS) || path.startsWith(join(VIEWS, "content"))) return [];
  return [`${path}.tsx`, `${path}.ts`].filter((file) => existsSync(file)).slice(0, 1);
}
