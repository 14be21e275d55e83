import { expect, test } from "bun:test";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { paths } from "../../src/paths";
import { pages } from "../../views/pages/pages";
import { serverFacts } from "../../src/pages/server-facts";
import type { Page } from "../../views/page";

const facts = serverFacts;

/** Returns a page's sentences. Titles and short phrases may be repeated; whole sentences may not. */
function sentencesOf({ View, place }: Page): string[] {
  const text = renderToString(createElement(View, { path: place.path, facts }))
    .replaceAll(/<template.*?<\/template>/gs, "")
    // The newsletter form and the references are below every article.
    .replaceAll(
      /<section[^>]* aria-labelledby="(?:newsletter|references-title)".*?<\/section>/gs,
      "",
    )
    .replaceAll("<!-- -->", "")
    .replaceAll(/<\/?(?:a|b|em|strong|code|i|span)\b[^>]*>/g, "")
    .replaceAll(/<[^>]+>/g, "\n");
  return text
    .split(/(?<=[.?!:])[\s”]|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 30 && /[.?!:]”?$/.test(sentence));
}

test("no sentence of the blog is repeated on another page or on its own", () => {
  const said = new Map<string, string[]>();
  for (const page of pages)
    for (const sentence of sentencesOf(page))
      said.set(sentence, [...(said.get(sentence) ?? []), page.place.path]);
  const inBlog = [...said].filter(([, where]) =>
    where.some((path) => path.startsWith(paths.blog.path)),
  );
  expect(inBlog.length).toBeGreaterThan(400);
  expect(inBlog.filter(([, where]) => where.length > 1)).toEqual([]);
});
