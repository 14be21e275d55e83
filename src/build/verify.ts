import { readFileSync } from "node:fs";
import { setOperator } from "../../views/content/operator";
import { cachedPages } from "../pages/page-routes";
import { styleFile } from "../pages/page-styles";
import { createRenderer } from "../pages/render";
import { serverFacts } from "../pages/server-facts";
import { checkFact } from "../company/fact-rules";
import { endpoints, fixedFiles, icons, paths, press } from "../paths";
import { buildFolder } from "../static/build-folder";
import { readManifest } from "../static/manifest";

const USAGE = `verify URL   compares the pages and files of a running site with those of this checkout, and names each difference`;
const AT_ONCE = 8;

/**
 * What a site at this address sends if it runs this checkout with these facts about its company, by path. Without a mail
 * server, its contact page promises no answer, so that page may have either content.
 */
function expectedFiles(siteUrl: string): Map<string, Uint8Array[]> {
  const manifest = readManifest();
  const build = buildFolder();
  const readStyles = (name: string) => readFileSync(styleFile(build, name), "utf8");
  const [answered, unanswered] = [true, false].map((isContactAnswered) =>
    createRenderer(manifest, siteUrl, readStyles, { ...serverFacts, isContactAnswered }),
  );
  const files = new Map<string, Uint8Array[]>();
  for (const { key, page, status } of cachedPages) {
    if (status !== 200) continue;
    const renderers = page.place === paths.contact ? [answered, unanswered] : [answered];
    files.set(
      key,
      renderers.map((render) => Buffer.from(render?.page(page, { path: key }) ?? "")),
    );
  }
  for (const path of manifest.addresses) files.set(path, [readFileSync(build + path)]);
  for (const path of Object.values({ ...icons, ...fixedFiles, ...press }))
    files.set(path, [readFileSync(`static${path}`)]);
  return files;
}

/** Renders with the facts about the company that the running site publishes. Rejects if one breaks a rule. */
async function showFactsOf(siteUrl: string): Promise<void> {
  const response = await fetch(siteUrl + endpoints.company);
  const facts: unknown = response.ok ? await response.json() : {};
  const checked = Object.entries(facts ?? {}).map(([name, value]) => checkFact(name, value));
  const problems = checked.flatMap((fact) => ("problems" in fact ? fact.problems : []));
  if (problems.length > 0)
    throw new Error(`${siteUrl}${endpoints.company}: ${problems.join("; ")}`);
  const at = new Date().toISOString();
  setOperator(checked.flatMap((fact) => ("problems" in fact ? [] : [{ ...fact, at }])));
}

/** Returns what is different at a path, or undefined. */
async function differenceAt(siteUrl: string, path: string, expected: Uint8Array[]) {
  const response = await fetch(siteUrl + path, { redirect: "manual" });
  if (response.status !== 200) return `answers with status ${response.status}`;
  const bytes = await response.bytes();
  if (expected.some((one) => Buffer.from(bytes).equals(one))) return undefined;
  return `is different (${bytes.length} bytes, here ${expected[0]?.length})`;
}

/**
 * Compares a running site with this checkout. Returns one line per difference, and how many files were compared.
 * Rejects if the site does not answer.
 */
export async function compareSite(url: string): Promise<{ count: number; differences: string[] }> {
  const siteUrl = new URL(url).origin;
  await showFactsOf(siteUrl);
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
