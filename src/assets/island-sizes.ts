import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cachedPages } from "../routes/pages";
import type { EmittedFile } from "./emit";
import { preparedFile } from "./prepared-pages";

type IslandSize = { path: string; bytes: number };

/** What each page's visitor loads after a sign, with brotli: React and every island of that page; the largest first. */
export function measureIslands(files: EmittedFile[], firstScript: string): IslandSize[] {
  const scripts = files.filter(({ address }) => address.endsWith(".js"));
  const withImports = createClosure(scripts.map(({ address }) => address));
  return cachedPages
    .map(({ key }) => {
      const html = readFileSync(preparedFile(key), "utf8");
      const names = [...html.matchAll(/data-island="([^"]+)"/g)].map(([, name = ""]) => name);
      const loaded = withImports(["hydrate", ...names]);
      loaded.delete(firstScript);
      const sizes = scripts.filter(({ address }) => loaded.has(address));
      return { path: key, bytes: sizes.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0) };
    })
    .toSorted((a, b) => b.bytes - a.bytes);
}

/** Answers the addresses of chunks by their names, with all that they import before they run. */
function createClosure(addresses: string[]): (names: string[]) => Set<string> {
  const imports = new Map(addresses.map((address) => [address, readImports(address)]));
  return (names) => {
    const loaded = new Set<string>();
    const load = (address: string) => {
      if (loaded.has(address)) return;
      loaded.add(address);
      for (const next of imports.get(address) ?? []) load(next);
    };
    for (const name of names) {
      const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const chunk = addresses.find((address) => address.startsWith(`/assets/${file}-`));
      if (chunk === undefined) throw new Error(`The island "${name}" has no chunk of its own`);
      load(chunk);
    }
    return loaded;
  };
}

function readImports(address: string): string[] {
  const code = readFileSync(join("static", address), "utf8");
  return [...code.matchAll(/\b(?:from|import)"(\/assets\/[^"]+)"/g)].map(([, file = ""]) => file);
}
