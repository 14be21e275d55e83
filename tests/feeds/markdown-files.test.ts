import { expect, test } from "bun:test";
import { markdownFiles } from "../../src/feeds/crawlers/markdown-files";
import { markdownPath, paths } from "../../src/paths";
import { articles } from "../../views/text/articles";
import { caseStudies } from "../../views/content/case-studies";
import { documents, versionsOf } from "../../views/text/documents";
import { pages } from "../../views/pages/pages";
import { startApp } from "../support/site/app";
import { mainOf } from "../support/site/every-page";

const app = startApp();
const read = async (path: string): Promise<string> => (await app.request(path)).text();

const ofReadingShell = pages.filter(({ place }) => place.shell === "reading" && place.isIndexed);

/** Returns the words of a text, without markup. */
const wordsOf = (text: string): Set<string> => new Set(text.match(/\p{L}{4,}/gu));

test("every reading page has a Markdown version", () => {
  const missing = ofReadingShell.filter(({ markdown }) => markdown === undefined);
  expect(missing.map(({ place }) => place.path)).toEqual([]);
  expect(markdownFiles.length).toBeGreaterThan(articles.length + 20);
});

for (const { place } of ofReadingShell)
  test(`${place.path} and its Markdown have the same text, and the page links to it`, async () => {
    const html = await read(place.path);
    expect(html).toContain(`type="text/markdown" href="${markdownPath(place)}"`);
    const text = await read(markdownPath(place));
    expect(text).toStartWith("# ");
    expect(text.match(/^# /gm)?.length).toBe(1);
    expect(text).not.toMatch(/undefined|\[object|\]\(#ref-/);
    const shown = wordsOf(
      mainOf(html)
        .replaceAll("&#x27;", "'")
        .replaceAll(/<[^>]*>/g, " "),
    );
    const written = wordsOf(
      text.replace(/^Last updated: .*$/m, "").replaceAll(/\]\([^)]*\)|<https?:[^>]*>|`{3}\w*/g, ""),
    );
    const unsaid = [...written].filter((word) => !shown.has(word));
    expect({
      path: place.path,
      unsaid: unsaid.slice(0, 8),
      isMuch: unsaid.length > written.size * 0.02,
    }).toEqual({
      path: place.path,
      unsaid: unsaid.slice(0, 8),
      isMuch: false,
    });
  });

test("a document's Markdown opens with its lead, unless its versions were published without", async () => {
  for (const { place, current, title, lead } of documents) {
    const opening = versionsOf(current).length === 0 ? [`# ${title}`, lead] : [`# ${title}`];
    expect(await read(markdownPath(place))).toStartWith(`${opening.join("\n\n")}\n\nLast updated`);
  }
});

test("the pilot protocol's Markdown says each figure and how it is measured", async () => {
  const text = await read(markdownPath(paths.caseStudies));
  for (const { claim } of caseStudies.protocol.measures)
    expect(text).toContain(`- **${claim.figure} ${claim.scope}**: ${claim.counted.what}`);
});

test("an article's sources are at its end", async () => {
  for (const { place, cited } of articles)
    expect((await read(markdownPath(place))).match(/^\d+\. .* \(\d{4}\)\. /gm) ?? []).toHaveLength(
      cited.length,
    );
});
