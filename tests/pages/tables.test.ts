import { expect, test } from "bun:test";
import { serveEveryPage } from "../support/site/every-page";

const pages = await serveEveryPage();

/** The sum of an attribute over elements, of which those without it count once. */
const sumOf = (html: string, tag: string, attribute: string): number =>
  [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>`, "g"))].reduce(
    (sum, [, rest = ""]) =>
      sum + Number(new RegExp(` ${attribute}="(\\d+)"`, "i").exec(rest)?.[1] ?? 1),
    0,
  );

test("every row of every table is as wide as its columns, and as every other row", () => {
  const wrong: string[] = [];
  let count = 0;
  for (const { address, html } of pages)
    for (const [table] of html.matchAll(/<table\b.*?<\/table>/gs)) {
      count++;
      const rows = [...table.matchAll(/<tr\b.*?<\/tr>/gs)].map(([row]) =>
        sumOf(row, "t[hd]", "colspan"),
      );
      const widths = new Set(rows);
      if (table.includes("<col ")) widths.add(sumOf(table, "col", "span"));
      if (widths.size !== 1) wrong.push(`${address}: ${[...widths].join(", ")} columns`);
    }
  expect(count).toBeGreaterThan(10);
  expect(wrong).toEqual([]);
});
