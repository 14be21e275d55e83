import { readFileSync } from "node:fs";
import { cachedPages } from "../pages/page-routes";
import { fixedFiles, icons, press } from "../paths";
import { buildFolder } from "../static/build-folder";
import { readManifest } from "../static/manifest";
import { openPrebuiltPages } from "../static/prebuilt-pages";

const USAGE = `verify URL   compares the pages and files of a running site with those of this checkout, and names each difference`;
const AT_ONCE = 8;

/** The bytes that a site at this address sends if it runs this checkout, by path. */
function expectedFiles(siteUrl: string): Map<string, Uint8Array> {
  const manifest = readManifest();
  const build = buildFolder();
  const pages = openPrebuiltPages(manifest, siteUrl);
  const files = new Map<string, Uint8Array>();
  for (const { key } of cachedPages) {
    const page = key.startsWith("/") ? pages.read(key) : undefined;
    if (page !== undefined) files.set(key, page.body);
  }
  for (const path of manifest.addresses) files.set(path, readFileSync(build + path));
  for (const path of Object.values({ ...icons, ...fixedFiles, ...press }))
    files.set(path, readFileSync(`static${path}`));
  return files;
}

/** Returns what is different at a path, or undefined. */
async function differenceAt(siteUrl: string, path: string, expected: Uint8Array) {
  const response = await fetch(siteUrl + path, { redirect: "manual" });
  if (response.status !== 200) return `answers with status ${response.status}`;
  const bytes = await response.bytes();
  if (Buffer.from(bytes).equals(expected)) return undefined;
  return `is different (${bytes.length} bytes, here ${expected.length})`;
}

/**
 * Compares a running site with this checkout. Returns one line per difference, and how many files were compared.
 * Rejects if the site does not answer.
 */
export async function compareSite(url: string): Promise<{ count: number; differences: string[] }> {
  const siteUrl = new URL(url).origin;
  const files = [...expectedFiles(siteUrl)];
  const differences: string[] = [];
  for (let at = 0; at < files.length; at += AT_ONCE)
    await Promise.all(
      files.slice(at, at + AT_ONCE).map(async ([path, expected]) => {
        const difference = await differenceAt(siteUrl, path, expected);
        if (difference !== undefined) differences.push(`${path} ${difference}`);
      }),
    );
  return { count: files.length, differences: differences.toSorted() };
}

async function main([url, ...rest]: string[]): Promise<number> {
  if (url === undefined || rest.length > 0 || !URL.canParse(url)) {
    console.log(USAGE);
    return url === "--help" ? 0 : 2;
  }
  const { count, differences } = await compareSite(url);
  for (const line of differences) console.log(line);
  console.log(`${count} pages and files compared, ${differences.length} different`);
  return differences.length > 0 ? 1 : 0;
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
