import { readFileSync, statSync } from "node:fs";
import { brotliDecompressSync, constants } from "node:zlib";
import { paths } from "../paths";
import { pageHeaders } from "../http/page-headers";
import { securityHeaders } from "../http/security-headers";
import type { EmittedFile } from "./emit";
import type { LazyScripts } from "./lazy-scripts";
import type { Manifest } from "../static/manifest";
import { prebuiltFile } from "../static/prebuilt-pages";
import { cachedPages } from "../pages/page-routes";
import { operator } from "../../views/content/operator";

/** Bytes on the wire with brotli and response headers, which is what visitors on slow connections wait for. */
export const HOME_LIMITS = {
  /** Styles and the home page's first window, to fit in a server's first round trip. */
  firstFold: 14_600,
  /** The script every page loads. */
  firstScript: 3_000,
  /** All of them, though only About uses the handwriting. */
  fonts: 30_000,
  /** React and the islands of the page with the most; loaded on first interaction. */
  islands: 90_000,
  /** supabase-js, loaded only by the session pages. */
  authClient: 60_000,
  /** The home page with script, fonts and icon. */
  homePageWhole: 60_000,
};

/** Bytes of HTML and styles on the wire. Articles may be longer; legal texts keep the limit of pages. */
export const PAGE_LIMITS = { page: 26_000, article: 30_000 };

/** What the operator's own facts may add to a page. A long name must not keep the site from being built. */
const operatorBytes = Object.entries(operator)
  .filter(([, fact]) => fact.length > 0)
  .reduce((sum, fact) => sum + Buffer.byteLength(JSON.stringify(fact)), 0);

const PAGES_SHOWN = 6;

/**
 * Prints the size of every script, font and icon, of the home page, and of the largest pages. Throws an error that
 * names each exceeded limit. The home page's size depends on the site's address by some 20 bytes.
 */
export function checkSizes(manifest: Manifest, files: EmittedFile[], late: LazyScripts): void {
  const headBytes = answerHeaderBytes();
  const [mostIslands] = measureIslands(files, late);
  const sizes = { ...measure(manifest, files, headBytes), islands: mostIslands?.bytes ?? 0 };
  for (const { address, bytes, brotliBytes } of files)
    if (!address.endsWith(".png")) print(address, `${String(bytes).padStart(8)} → ${brotliBytes}`);
  const names = Object.keys(HOME_LIMITS) as (keyof typeof HOME_LIMITS)[];
  for (const name of names) print(name, `${sizes[name]} of ${HOME_LIMITS[name]}`);
  print("Most islands", mostIslands?.path ?? "none");
  const pages = measurePages(headBytes);
  for (const { path, bytes, limit } of pages.slice(0, PAGES_SHOWN))
    print(path, `${bytes} of ${limit}`);
  const passed = [
    ...names.filter((name) => sizes[name] > HOME_LIMITS[name]),
    ...pages.filter(({ bytes, limit }) => bytes > limit).map(({ path }) => path),
  ];
  if (passed.length > 0) throw new Error(`Too large: ${passed.join(", ")}`);
}

function measure(
  manifest: Manifest,
  files: EmittedFile[],
  headBytes: number,
): Record<Exclude<keyof typeof HOME_LIMITS, "islands">, number> {
  const compressed = readFileSync(`${prebuiltFile(paths.home.path)}.br`);
  const sum = (belongs: (address: string) => boolean) =>
    files.reduce((all, { address, brotliBytes }) => all + (belongs(address) ? brotliBytes : 0), 0);
  const firstScript = sum((address) => address === manifest.script);
  const fonts = sum((address) => address.endsWith(".woff2"));
  const preloaded = sum((address) => manifest.fonts.includes(address));
  const authClient = sum((address) => address.startsWith("/assets/auth-client-"));
  const icon = sum((address) => address === manifest.icon);
  return {
    firstFold: headBytes + bytesUntil(compressed, 'id="trust"'),
    firstScript,
    fonts,
    authClient,
    homePageWhole: headBytes + compressed.length + firstScript + preloaded + icon,
  };
}

/** Returns how many bytes of a brotli stream must arrive before it contains a text. */
function bytesUntil(compressed: Buffer, text: string): number {
  const options = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
  let [least, most] = [0, compressed.length];
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    const arrived = brotliDecompressSync(compressed.subarray(0, middle), options);
    if (arrived.includes(text)) most = middle;
    else least = middle + 1;
  }
  return least;
}

/** The length of the HTTP/1.1 response headers of a page; HTTP/2 sends less. */
function answerHeaderBytes(): number {
  const others = [
    "HTTP/1.1 200 OK",
    "vary: Accept-Encoding",
    "content-encoding: br",
    'etag: "0123456789abc-br"',
    "content-length: 12345",
    "date: Thu, 01 Jan 1970 00:00:00 GMT",
  ];
  const ofPages = pageHeaders(Buffer.from("<style></style>"));
  const security = Object.entries({ ...securityHeaders, ...ofPages }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `${[...others, ...security].join("\r\n")}\r\n\r\n`.length;
}

function print(name: string, figures: string): void {
  process.stdout.write(`${name.padEnd(40)} ${figures}\n`);
}

type PageSize = { path: string; bytes: number; limit: number };

/** Returns the size of every page with headers, largest first. Pages have been compressed by the build. */
function measurePages(headBytes: number): PageSize[] {
  return cachedPages
    .map(({ key, page }) => ({
      path: key,
      bytes: headBytes + statSync(`${prebuiltFile(key)}.br`).size,
      limit:
        operatorBytes + (page.published === undefined ? PAGE_LIMITS.page : PAGE_LIMITS.article),
    }))
    .toSorted((a, b) => b.bytes - a.bytes);
}

type IslandSize = { path: string; bytes: number };

/** Returns what each page loads on first interaction, with brotli, largest first: React and its islands. */
function measureIslands(files: EmittedFile[], late: LazyScripts): IslandSize[] {
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

function filesOf(name: string, late: LazyScripts): string[] {
  const found = late[name];
  if (found === undefined) throw new Error(`The island "${name}" has no script of its own`);
  return found;
}
