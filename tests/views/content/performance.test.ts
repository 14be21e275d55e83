import { expect, test } from "bun:test";
import { HOME_LIMITS, PAGE_LIMITS } from "../../../src/build/sizes";
import { performance } from "../../../views/content/performance";

const readme = (await Bun.file("tests/bench/README.md").text())
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const rowOf = (what: string): string[] => readme.find(([name]) => name === what) ?? [];

const count = (amount: number): string => amount.toLocaleString("en-US");

test("the performance page and the benchmark README state the same bytes", () => {
  for (const { what, bytes, limit } of performance.bytes)
    expect(rowOf(what)).toEqual([what, count(bytes), count(limit)]);
});

test("the page's limits are the build's limits", async () => {
  expect(performance.bytes.map(({ limit }): number => limit)).toEqual([
    HOME_LIMITS.firstFold,
    PAGE_LIMITS.page,
    HOME_LIMITS.firstScript,
    HOME_LIMITS.fonts,
    HOME_LIMITS.islands,
    HOME_LIMITS.homePageWhole,
  ]);
  for (const { bytes, limit } of performance.bytes) expect(bytes).toBeLessThanOrEqual(limit);
  const text = await Bun.file("views/content/documents/about-performance.md").text();
  expect(text).toContain(`below ${count(PAGE_LIMITS.page)} bytes`);
  expect(text).toContain(`articles below ${count(PAGE_LIMITS.article)}`);
});

test("the performance page and the benchmark README state the same times and targets", () => {
  for (const { what, goal, ...row } of performance.timings) {
    const [, figure, compared, target] = rowOf(what);
    expect([what, figure, target]).toEqual([what, row.figure, goal]);
    if ("compared" in row) expect(compared).toContain(row.compared);
  }
});

test("a missed target is marked", () => {
  for (const { figure, goal, isMet, ...row } of performance.timings) {
    const measured = Number.parseFloat("compared" in row ? row.compared : figure);
    const wanted = Number.parseFloat(goal.slice(2));
    expect({ goal, isMet }).toEqual({
      goal,
      isMet: goal.startsWith("≥") ? measured >= wanted : measured <= wanted,
    });
  }
});

test("the page and the README state the same Lighthouse figures", async () => {
  const text = await Bun.file("tests/bench/README.md").text();
  expect(text).toContain(performance.lighthouse.version);
  for (const [, figure] of performance.lighthouse.figures) expect(text).toContain(figure);
});
