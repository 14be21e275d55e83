import { expect, test } from "bun:test";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { sectionIds } from "../../../views/content/anchors";
import { pillars } from "../../../views/content/pillars";
import { questions } from "../../../views/content/questions";
import { kestrelCard } from "../../../views/content/demo/call";
import { home } from "../../../views/pages/home/page";

const html = renderToString(createElement(home.View, { path: home.place.path }));
const text = html
  .replaceAll(/<template.*?<\/template>/gs, "")
  .replaceAll(/<!-- -->/g, "")
  .replaceAll(/<[^>]+>/g, "\n");

test("every section that the navigation names is there, in order", () => {
  const ids = [...html.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => String(id));
  expect(ids).toEqual([...sectionIds]);
});

test("there is one first heading, and no level is skipped outside the drawn windows", () => {
  const levels = [...html.replaceAll(/<figure.*?<\/figure>/gs, "").matchAll(/<h([1-6])/g)].map(
    ([, level]) => Number(level),
  );
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries())
    expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
});

test("all three pillars stand in the page whole, and all eight questions with their answers", () => {
  expect(pillars.map((pillar) => pillar.id)).toEqual(["co-pilot", "scroll", "vision"]);
  for (const { title, subtitle, primaryText, secondaryText, outcome, features } of pillars)
    for (const words of [title, subtitle, primaryText, secondaryText, outcome, ...features])
      expect(text).toContain(words);
  expect(questions).toHaveLength(8);
  for (const { question, answer } of questions) {
    expect(text).toContain(question);
    expect(text).toContain(answer);
  }
});

test("no sentence is said twice, but for the question that Genie suggests and Maya asks", () => {
  const sentences = text
    .replace(kestrelCard.ask, "")
    .split(/(?<=[.?!])\s|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 30);
  const twice = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
  expect(twice).toEqual([]);
});
