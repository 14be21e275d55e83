import { expect, test } from "bun:test";
import { claims } from "../../../views/content/claims";
import { calculateRoi } from "../../../views/islands/roi/calculate-roi";
import { statedScenario } from "../../../views/islands/roi/scenario";

/**
 * Fictional figures of the demo deal and the limits of plans are not claims about the product. Nor are figures from
 * publications, which are in a file of their own, each with its work; the article's test checks their citations.
 */
const NOT_CLAIMS = [
  "views/content/claims.ts",
  "views/content/demo-deal.ts",
  "views/content/demo/",
  "views/content/findings.ts",
  // Terms, deadlines and test sizes of legal texts.
  "views/content/documents/",
  "views/content/deadlines.ts",
];
const STATISTIC =
  /\d[\d.,]*\+?\s?(?:%|percent\b)|\b\d+\+?[ -](?:hours?|minutes?|days?|weeks?)\b|\b\d+x\b/i;

test("no view or copy contains its own statistic", async () => {
  const found: string[] = [];
  for await (const file of new Bun.Glob("views/**/*.{ts,tsx,md}").scan(".")) {
    if (NOT_CLAIMS.some((place) => file.startsWith(place))) continue;
    const lines = (await Bun.file(file).text()).split("\n");
    for (const [index, line] of lines.entries()) {
      const isComment = /^\s*(\/\/|\/?\*)/.test(line) || /^\s*\{\/\*/.test(line);
      if (!isComment && STATISTIC.test(line.replaceAll(/100%|\[[^\]\s]*\]/g, "")))
        found.push(`${file}:${index + 1} ${line.trim()}`);
    }
  }
  expect(found).toEqual([]);
});

test("each claim's figure shows its value, and no two are the same", () => {
  const all = Object.values(claims);
  for (const claim of all) expect(claim.figure).toContain(String(claim.value));
  expect(new Set(all.map((claim) => claim.figure + claim.scope)).size).toBe(all.length);
});

test("every claim says what it measures in full sentences", () => {
  for (const { counted } of Object.values(claims))
    for (const text of [counted.what, counted.when]) if (text) expect(text).toMatch(/^[A-Z].*\.$/);
});

test("the average return's math matches the calculator", () => {
  const { worth, cost, gain, returnPercent } = calculateRoi(statedScenario);
  const { when, math } = claims.averageRoi.counted;
  const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;
  const months = claims.roiPeriod.value;
  expect(math).toStartWith(
    `${months - 1} months × ${dollars(worth)} saved − ${months} months × ${dollars(cost)} = ${dollars(gain)}.`,
  );
  expect(math).toEndWith(`of the ${dollars(cost * months)} paid.`);
  expect(Math.round(returnPercent)).toBe(claims.averageRoi.value);
  const { seats, calls, hour } = statedScenario;
  expect(when).toContain(`${seats} reps, ${calls} calls a month each, ${dollars(hour)} an hour.`);
  expect(when).toContain(`first ${claims.resultsWithin.figure}`);
});

test("the math of hours adds up", () => {
  const numbers = (text = "") => [...text.matchAll(/[\d.]+/g)].map(Number);
  const [calls = 0, minutes = 0, hours] = numbers(claims.hoursSaved.counted.math);
  expect(minutes).toBe(claims.adminMinutesSaved.value);
  expect((calls * minutes) / 60).toBe(claims.hoursSaved.value);
  expect(hours).toBe(claims.hoursSaved.value);
  const [share = 0, week = 0, typing] = numbers(claims.timeOnDataEntry.counted.math);
  expect((share / 100) * week).toBeCloseTo(typing ?? 0);
  expect(share).toBe(claims.timeOnDataEntry.value);
});
