import { readFileSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { paths } from "../paths";
import { cachedPages } from "../pages/page-routes";
import { prebuiltFile } from "../static/prebuilt-pages";
import type { Manifest } from "../static/manifest";
import type { EmittedFile } from "./emit";
import type { LazyScripts } from "./lazy-scripts";

/**
 * Bytes with brotli, as a guard against accidents: a build past one fails. Each leaves room for ordinary changes; do not
 * make code harder to read to save bytes.
 */
const LIMITS = {
  page: 28_000,
  /** Articles and legal texts. */
  text: 34_000,
  /** The home page's styles and first section. */
  firstFold: 16_000,
  /** The script every page loads. */
  firstScript: 3_500,
  fonts: 40_000,
  /** React and the islands of the page with the most; loaded on first interaction. */
  islands: 100_000,
  /** supabase-js, loaded only by the session pages. */
  authClient: 65_000,
};

/** Prints each size beside its limit. Throws an error that names each exceeded limit. */
export function checkSizes(
  build: string,
  manifest: Manifest,
  files: readonly EmittedFile[],
  late: LazyScripts,
): void {
  const sizeOf = new Map(files.map(({ address, brotliBytes }) => [address, brotliBytes]));
  const sum = (addresses: Iterable<string>) =>
    [...addresses].reduce((all, address) => all + (sizeOf.get(address) ?? 0), 0);
  const named = (pattern: RegExp) => [...sizeOf.keys()].filter((address) => pattern.test(address));
  const home = readFileSync(prebuiltFile(build, paths.home.path));
  const rows: [name: string, bytes: number, limit: number][] = [
    [
      "first fold of /",
      brotliCompressSync(home.subarray(0, home.indexOf('id="trust"'))).length,
      LIMITS.firstFold,
    ],
    ["first script", sum([manifest.script]), LIMITS.firstScript],
    ["fonts", sum(named(/\.woff2$/)), LIMITS.fonts],
    ["auth client", sum(named(/^\/assets\/auth-client-/)), LIMITS.authClient],
    [
      "islands",
      Math.max(...cachedPages.map(({ key }) => sum(islandFiles(build, key, late)))),
      LIMITS.islands,
    ],
    ...cachedPages
      .map(({ key, page }): [string, number, number] => [
        key,
        statSync(`${prebuiltFile(build, key)}.br`).size,
        page.published === undefined && page.place.shell === "site" ? LIMITS.page : LIMITS.text,
      ])
      .toSorted(([, a], [, b]) => b - a),
  ];
  const PAGES_SHOWN = 5;
  for (const [name, bytes, limit] of rows.slice(0, -cachedPages.length + PAGES_SHOWN))
    process.stdout.write(`${name.padEnd(24)} ${bytes} of ${limit} bytes\n`);
  const over = rows.filter(([, bytes, limit]) => bytes > limit).map(([name]) => name);
  if (over.length > 0) throw new Error(`Too large: ${over.join(", ")}`);
}

/** The scripts that a page loads on first interaction. */
function islandFiles(build: string, key: string, late: LazyScripts): Set<string> {
  const html = readFileSync(prebuiltFile(build, key), "utf8");
  const islands = [...html.matchAll(/data-island="([^"]+)"/g)].map(([, name = ""]) => name);
  return new Set(["hydrate", ...islands].flatMap((name) => late[name] ?? []));
}
