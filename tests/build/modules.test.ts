import { expect, test } from "bun:test";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const filesOf = (folder: string): string[] =>
  [...new Bun.Glob(`${folder}/**/*.{ts,tsx}`).scanSync(".")].toSorted();

/** `src/forms/parse.ts` is in `src/forms`; a file at the top of `src` is a module of its own. */
const moduleOf = (file: string): string => file.split("/").slice(0, 2).join("/");

/** Returns all files that a file imports, types included. */
function importsOf(file: string): string[] {
  const code = readFileSync(file, "utf8");
  const paths = [...code.matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g)].map(([, path = ""]) => path);
  return paths.flatMap((path) => {
    const base = join(dirname(file), path);
    return [base, `${base}.ts`, `${base}.tsx`].filter(
      (found) => /\.tsx?$/.test(found) && existsSync(found),
    );
  });
}

/** The context only names types that handlers use, and everything may import the site map. */
const LEAVES = ["src/context.ts", "src/paths.ts"];

test("imports between modules have no cycles", async () => {
  const edges = new Map<string, Set<string>>();
  for (const file of ["src", "db", "views"].flatMap(filesOf)) {
    if (LEAVES.includes(file)) continue;
    const from = moduleOf(file);
    const to = edges.get(from) ?? new Set();
    edges.set(from, to);
    for (const imported of importsOf(file))
      if (moduleOf(imported) !== from && !LEAVES.includes(imported)) to.add(moduleOf(imported));
  }
  expect(findCycle(edges)).toBeUndefined();
});

function findCycle(edges: Map<string, Set<string>>): string[] | undefined {
  const done = new Set<string>();
  const visit = (module: string, path: string[]): string[] | undefined => {
    if (path.includes(module)) return [...path.slice(path.indexOf(module)), module];
    if (done.has(module)) return undefined;
    for (const next of edges.get(module) ?? []) {
      const cycle = visit(next, [...path, module]);
      if (cycle) return cycle;
    }
    done.add(module);
    return undefined;
  };
  for (const module of edges.keys()) {
    const cycle = visit(module, []);
    if (cycle) return cycle;
  }
  return undefined;
}

test("content imports only content, the site map and the list of icons", async () => {
  const allowed = /^(?:views\/content\/|src\/paths\.ts$|views\/icon-shapes\.ts$)/;
  for (const file of filesOf("views/content"))
    for (const imported of importsOf(file))
      expect({ file, imported }).toEqual({ file, imported: expect.stringMatching(allowed) });
});

test("the README's module map lists exactly the existing modules", async () => {
  const readme = await Bun.file("README.md").text();
  const map = /## How it is organized.*?```\n(.*?)```/s.exec(readme)?.[1] ?? "";
  const folders: string[] = [];
  let top = "";
  for (const line of map.split("\n")) {
    if (!line.startsWith(" ")) top = line.replace("/", "").trim();
    else
      for (const name of line.trim().split(/ {2,}/)[0]?.split(" ") ?? [])
        if (name.endsWith("/")) folders.push(`${top}/${name.slice(0, -1)}`);
  }
  const actual = ["src", "db", "views", "tests"].flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${folder}/${entry.name}`),
  );
  expect(folders.toSorted()).toEqual(actual.toSorted());
});
