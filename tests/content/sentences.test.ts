import { expect, test } from "bun:test";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { articles } from "../../views/content/articles";
import { articlePage } from "../../views/pages/article";
import { blog } from "../../views/pages/blog";
import { home } from "../../views/pages/home";
import type { Page } from "../../views/page";

/** What a page says, sentence by sentence: titles and short phrases may come back, whole sentences may not. */
function sentencesOf({ View, place }: Page): string[] {
  const text = renderToString(createElement(View, { path: place.path }))
    .replaceAll(/<template.*?<\/template>/gs, "")
    .replaceAll("<!-- -->", "")
    .replaceAll(/<\/?(?:a|b|em|strong|code|i|span)\b[^>]*>/g, "")
    .replaceAll(/<[^>]+>/g, "\n");
  return text
    .split(/(?<=[.?!:])[\s”]|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 30 && /[.?!:]”?$/.test(sentence));
}

test("no sentence stands in two articles, or twice in one, or also on the home page or in the list", () => {
  const said = new Map<string, string[]>();
  for (const page of [home, blog, ...articles.map(articlePage)])
    for (const sentence of sentencesOf(page))
      said.set(sentence, [...(said.get(sentence) ?? []), page.place.path]);
  const again = [...said].filter(([, where]) => where.length > 1);
  expect(said.size).toBeGreaterThan(400);
  expect(again).toEqual([]);
});
