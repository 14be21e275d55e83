import { expect, test } from "bun:test";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { sectionIds } from "../../../views/content/anchors";
import { claims } from "../../../views/content/claims";
import { pillars } from "../../../views/content/pillars";
import { questions } from "../../../views/content/questions";
import { home } from "../../../views/pages/home/page";

const html = renderToString(createElement(home.View, { path: home.place.path }));
/** Dialogs and stills, which repeat the page's text. */
const REPEATS = /<dialog.*?<\/dialog>|<figure.*?<\/figure>/gs;

const text = html
  .replaceAll(REPEATS, "")
  .replaceAll(/<template.*?<\/template>/gs, "")
  .replaceAll(/<!-- -->/g, "")
  .replaceAll(/<[^>]+>/g, "\n");

test("every section in the navigation exists, in order", () => {
  const ids = [...html.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => String(id));
  expect(ids).toEqual([...sectionIds]);
});

test("there is one h1, and no heading level is skipped outside mock-ups", () => {
  const levels = [...html.replaceAll(/<figure.*?<\/figure>/gs, "").matchAll(/<h([1-6])/g)].map(
    ([, level]) => Number(level),
  );
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries())
    expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
});

test("the page contains all three pillars and all eight questions with answers", () => {
  expect(pillars.map((pillar) => pillar.id)).toEqual(["co-pilot", "scroll", "vision"]);
  for (const { title, subtitle, primaryText, secondaryText, outcome, features } of pillars)
    for (const words of [
      title,
      subtitle,
      primaryText,
      secondaryText,
      outcome.figure,
      outcome.scope,
      ...features,
    ])
      expect(text).toContain(words);
  expect(questions).toHaveLength(8);
  for (const { question, answer } of questions) {
    expect(text).toContain(question);
    expect(text).toContain(answer);
  }
});

test("no sentence is repeated", () => {
  const sentences = text
    .split(/(?<=[.?!])\s|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 30);
  const twice = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
  expect(twice).toEqual([]);
});

test("no claim is made twice", () => {
  const made = Object.values(claims).flatMap(({ figure }) => {
    const whole = new RegExp(`(?<![\\d+.–])${RegExp.escape(figure)}(?!\\+)`, "g");
    return [...text.matchAll(whole)].map(() => figure);
  });
  expect(made.length).toBeGreaterThan(8);
  expect(made.filter((figure, index) => made.indexOf(figure) !== index)).toEqual([]);
});

test("each question has its own slug", () => {
  expect(new Set(questions.map(({ slug }) => slug)).size).toBe(questions.length);
});
