import { readFileSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { paths } from "../paths";
import { cachedPages } from "../pages/page-routes";
import { pagesFolder, prebuiltFile } from "../static/prebuilt-pages";
import type { Manifest } from "../static/manifest";
import type { EmittedFile } from "./emit";
import type { LazyScripts } from "./scripts";

const PAGES_SHOWN = 5;

/**
 * Prints sizes with brotli beside their limits, which are a guard against accidents: a build past one fails. Each leaves
 * room for ordinary changes; do not make code harder to read to save bytes.
 */
export function checkSizes(
  build: string,
  manifest: Manifest,
  files: readonly EmittedFile[],
  late: LazyScripts,
): void {
  const sizeOf = (isCounted: (address: string) => boolean) =>
    files.reduce(
      (sum, { address, brotliBytes }) => sum + (isCounted(address) ? brotliBytes : 0),
      0,
    );
  const folder = pagesFolder(build);
  const home = readFileSync(prebuiltFile(folder, paths.home.path));
  const firstFold = home.subarray(0, home.indexOf('id="trust"'));
  const islandsOf = (key: string) => {
    const html = readFileSync(prebuiltFile(folder, key), "utf8");
    const names = [...html.matchAll(/data-island="([^"]+)"/g)].map(([, name = ""]) => name);
    const loaded = new Set(["hydrate", ...names].flatMap((name) => late[name] ?? []));
    return sizeOf((address) => loaded.has(address));
  };
  const pages = cachedPages
    .map(({ key, page: { place, published } }) => ({
      name: key,
      bytes: statSync(`${prebuiltFile(folder, key)}.br`).size,
      // Articles and legal texts are longer.
      limit: published === undefined && place.shell === "site" ? 28_000 : 34_000,
    }))
    .toSorted((a, b) => b.bytes - a.bytes);
  const rows = [
    { name: "first fold of /", bytes: brotliCompressSync(firstFold).length, limit: 16_000 },
    { name: "first script", bytes: sizeOf((file) => file === manifest.script), limit: 3_500 },
    { name: "fonts", bytes: sizeOf((file) => file.endsWith(".woff2")), limit: 40_000 },
    // supabase-js, loaded only by the session pages.
    { name: "auth client", bytes: sizeOf((file) => /\/auth-client-/.test(file)), limit: 65_000 },
    // React and the islands of the page with the most.
    {
      name: "islands",
      bytes: Math.max(...cachedPages.map(({ key }) => islandsOf(key))),
      limit: 100_000,
    },
  ];
  for (const { name, bytes, limit } of [...rows, ...pages.slice(0, PAGES_SHOWN)])
    process.stdout.write(`${name.padEnd(24)} ${bytes} of ${limit} bytes\n`);
  const over = [...rows, ...pages].filter(({ bytes, limit }) => bytes > limit);
  if (over.length > 0) throw new Error(`Too large: ${over.map(({ name }) => name).join(", ")}`);
}
