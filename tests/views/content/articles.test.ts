import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { articlePlace, paths } from "../../../src/paths";
import { articles, neighborsOf, relatedTo } from "../../../views/text/articles";

const FOLDER = "views/content/articles";
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const slugs = [...new Bun.Glob("*.md").scanSync(FOLDER)].map((file) => file.replace(".md", ""));

test("every file in the folder is an article with its own name, and there are at least six", () => {
  expect(articles.map(({ slug }) => slug).toSorted()).toEqual(slugs.toSorted());
  expect(articles.length).toBeGreaterThanOrEqual(6);
  for (const { slug, title, place } of articles) {
    const file = readFileSync(`${FOLDER}/${slug}.md`, "utf8");
    expect(file).toContain(`\ntitle: ${title}\n`);
    expect(place).toEqual(articlePlace(slug, title));
    expect(place.path).toBe(`${paths.blog.path}/${slug}`);
  }
});

test("articles are newest first, in the past, and changed only after publication", () => {
  const today = new Date().toISOString().slice(0, 10);
  const days = articles.map(({ date }) => date);
  expect(days).toEqual(days.toSorted().toReversed());
  for (const { date, updated = date } of articles) {
    for (const day of [date, updated]) {
      expect(day).toMatch(DAY);
      expect(day <= today).toBe(true);
    }
    expect(updated >= date).toBe(true);
  }
});

for (const article of articles) {
  describe(article.slug, () => {
    test("has contents, and no unprocessed markup", () => {
      expect(article.contents.length).toBeGreaterThanOrEqual(4);
      expect(new Set(article.contents.map(({ id }) => id)).size).toBe(article.contents.length);
      expect(article.markdown).not.toMatch(/\{\w+(\.scope)?\}|\]\((place|moment|article):/);
    });

    test("contains no hard-coded site address", () => {
      expect(readFileSync(`${FOLDER}/${article.slug}.md`, "utf8")).not.toMatch(/\]\(\//);
    });
  });
}

test("each article links to different other articles", () => {
  for (const article of articles) {
    const { newer, older } = neighborsOf(article);
    const others = [newer, older, ...relatedTo(article, 2)].filter((other) => other !== undefined);
    expect(others.length).toBeGreaterThanOrEqual(2);
    expect(others).not.toContain(article);
    expect(new Set(others).size).toBe(others.length);
    if (newer) expect(newer.date > article.date).toBe(true);
    if (older) expect(older.date < article.date).toBe(true);
  }
});
