import { expect, test } from "bun:test";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { sectionIds } from "../../../views/content/anchors";
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
