import { expect, test } from "bun:test";

/** The limit for all stylesheets, including tokens and keyframes. */
const MAX_CSS_LINES = 1500;

/**
 * Files that may contain raw values: the tokens, their replacements for print, and emails, which have no stylesheet.
 */
const EXEMPT = /views\/styles\/(?:tokens|print)\.css|views\/emails\//;

const RAW_IN_CSS =
  /#[\da-f]{3,8}\b(?=[^{]*;)|\brgba?\((?!from)|font-size:\s*[\d.]+(?!pt)[a-z]|border-radius:\s*[1-9]/gi;
const RAW_IN_CLASSES =
  /\b(?:text|bg|border|fill|stroke|rounded)-\[(?:#|rgba?\(|[\d.]+(?:px|r?em)\b)/g;

async function findRaw(glob: string, pattern: RegExp): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const file of new Bun.Glob(glob).scanSync(".")) {
    if (EXEMPT.test(file)) continue;
    const raw = [...(await Bun.file(file).text()).matchAll(pattern)].map(([text]) => text);
    if (raw.length > 0) found.set(file, raw);
  }
  return found;
}

test("views use only tokens for colors, font sizes and radii", async () => {
  expect(Object.fromEntries(await findRaw("views/**/*.{ts,tsx}", RAW_IN_CLASSES))).toEqual({});
});

test("only tokens.css has raw colors, font sizes or radii", async () => {
  expect(Object.fromEntries(await findRaw("views/**/*.css", RAW_IN_CSS))).toEqual({});
});

test("all stylesheets together stay within the limit", async () => {
  let lines = 0;
  for (const file of new Bun.Glob("views/**/*.css").scanSync("."))
    lines += (await Bun.file(file).text()).split("\n").length - 1;
  expect(lines).toBeLessThanOrEqual(MAX_CSS_LINES);
});
