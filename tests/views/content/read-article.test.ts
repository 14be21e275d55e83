import { expect, test } from "bun:test";
import { paths } from "../../../src/paths";
import { claims } from "../../../views/content/claims";
import { alderbrookClinics } from "../../../views/content/demo/alderbrook-clinics";
import { corvidPay } from "../../../views/content/demo/corvid-pay";
import { readArticle } from "../../../views/text/read-article";

const ACTION = "action: { place: demo, title: See it, text: In a minute., label: Play }";

/** Returns an article's file with these front matter fields and this text. */
const file = (head: Record<string, string> = {}, body = "Text.") => {
  const lines = {
    title: "A title of its own",
    description: "What a reader learns here, in one line that is long enough to say it.",
    date: "2026-02-28",
    author: "Product",
    tags: "[Deals]",
    ...head,
  };
  const written = Object.entries(lines).map(([name, value]) => `${name}: ${value}`);
  return `---\n${written.join("\n")}\n${ACTION}\n---\n${body}\n`;
};

test("figures come from the claims, and addresses from the site map", () => {
  const body = "{averageRoi} {averageRoi.scope}. [Play](place:demo), [read](article:other-one).";
  const { figure, scope } = claims.averageRoi;
  expect(readArticle("a", file({}, body)).markdown).toBe(
    `${figure} ${scope}. [Play](${paths.demo.path}), [read](/blog/other-one).`,
  );
});

test("the rows of a chart come from the deal that it shows", () => {
  const { markdown } = readArticle("a", file({}, "{corvid.scorecard}\n\n{alderbrook.score}"));
  const [scorecard = "", score = ""] = markdown.split("\n\n");
  expect(scorecard.split("\n").map((row) => row.split(" | "))).toEqual(
    corvidPay.scorecard.map((line) => [line.section, String(line.score), line.description]),
  );
  const { before, value, reasons } = alderbrookClinics.score;
  expect(score.split("\n").map((row) => row.split(" | ")[1])).toEqual([before, value].map(String));
  for (const reason of reasons) expect(score).toContain(reason);
});

test("a moment of the demo call can be linked from the text and the next step", () => {
  const text = file({}, "[Hear it](moment:pain).").replace(
    "place: demo",
    "place: demo, moment: pain",
  );
  const { markdown, action } = readArticle("a", text);
  expect(action.href).toBe(`${paths.demo.path}?at=252#during-call`);
  expect(markdown).toBe(`[Hear it](${action.href}).`);
});

test("reading time grows with length, and second-level headings are the contents", () => {
  const long = readArticle(
    "a",
    file({}, `## “One”, *two*\n\n${"word ".repeat(1100)}\n\n### Three`),
  );
  expect(long.minutes).toBe(5);
  expect(long.contents).toEqual([{ id: "one-two", title: "“One”, two" }]);
  expect(readArticle("a", file()).minutes).toBe(1);
});

for (const [what, broken] of [
  ["no front matter", "Just text."],
  ["front matter that is no YAML", file({ title: "A colon: and another: here" })],
  ["an unknown figure", file({}, "{nothing}")],
  ["a place on no map", file({}, "[x](place:nowhere)")],
  ["a moment of no call", file({}, "[x](moment:nowhere)")],
  ["an unknown kind of link", file({}, "[x](page:demo)")],
  ["a day that does not exist", file({ date: "2026-02-30" })],
  ["an unknown topic", file({ tags: "[Cooking]" })],
  ["a field that means nothing", file({ color: "red" })],
  ["no description", file({ description: "Short." })],
] as const)
  test(`${what} is an error that names the file`, () => {
    expect(() => readArticle("some-slug", broken)).toThrow("views/content/articles/some-slug.md: ");
  });
