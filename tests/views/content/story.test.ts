import { expect, test } from "bun:test";
import { paths } from "../../../src/paths";
import { story } from "../../../views/content/story";
import { Footer } from "../../../views/layout/footer";
import { mainOf, serveEveryPage } from "../../support/site/every-page";
import { renderToString } from "react-dom/server";

const pages = await serveEveryPage();
const html = mainOf(pages.find(({ address }) => address === paths.story.path)?.html ?? "");

test("the story ends with a link to the demo, and the footer links to the story", () => {
  const links = [...html.matchAll(/href="([^"]+)"[^>]*>([^<]+)/g)].slice(-2);
  expect(links[0]?.slice(1)).toEqual(["/demo", "Experience the Magic Yourself"]);
  expect(renderToString(Footer())).toContain('href="/why-we-built-the-genie"');
});

test("its table compares three sentences of the demo call with the fields that missed them", () => {
  expect(story.ledger.rows.map(({ timestamp, field }) => `${timestamp} ${field}`)).toEqual([
    "11:38 Competitor",
    "11:54 Next step",
    "12:09 Signer",
  ]);
});

/** Returns a page's sentences, without mock-ups, which show the same demo deal on purpose. */
const sentencesOf = (page: string): Set<string> =>
  new Set(
    mainOf(page)
      .replaceAll(/<figure.*?<\/figure>/gs, "")
      // Articles share references.
      .replaceAll(/<section[^>]* aria-labelledby="references-title".*?<\/section>/gs, "")
      .replaceAll(/<\/?(?:a|b|sup|span)\b[^>]*>|<!-- -->/g, "")
      .replaceAll(/<[^>]+>/g, "\n")
      .split(/(?<=[.?!])\s|\n/)
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence.length > 30),
  );

for (const place of [paths.ourSolution, paths.story]) {
  test(`no sentence of ${place.path} is on another page`, () => {
    const own = pages.find(({ address }) => address === place.path);
    const sentences = sentencesOf(own?.html ?? "");
    expect(sentences.size).toBeGreaterThan(40);
    for (const { address, html: other } of pages) {
      if (address === place.path) continue;
      const shared = [...sentencesOf(other)].filter((sentence) => sentences.has(sentence));
      expect({ address, shared }).toEqual({ address, shared: [] });
    }
  });
}
