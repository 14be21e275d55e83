import { expect, test } from "bun:test";

/** All of it, tokens and keyframes included. */
const MAX_CSS_LINES = 3500;

/** Where raw values may stand: the tokens, and mail, which has no stylesheet. */
const EXEMPT = /views\/styles\/tokens\.css|views\/emails\//;

/** Old sheets with raw colors, sizes or radii. None may be added; delete a line when its sheet is converted. */
const NOT_YET = new Set([
  "views/styles/article.css",
  "views/styles/chat-panel.css",
  "views/styles/header.css",
  "views/styles/pages/beta-waitlist.css",
  "views/styles/pages/co-pilot.css",
  "views/styles/pages/demo.css",
  "views/styles/pages/mail-link.css",
  "views/styles/pages/preferences.css",
  "views/styles/pages/session.css",
  "views/styles/parts.css",
  "views/styles/print.css",
  "views/styles/scenes/hero.css",
  "views/styles/sections/after-call.css",
  "views/styles/sections/asked.css",
  "views/styles/sections/battle-card.css",
  "views/styles/sections/closeout.css",
  "views/styles/sections/soon.css",
  "views/styles/sections/text-field.css",
]);

const RAW_IN_CSS =
  /#[\da-f]{3,8}\b(?=[^{]*;)|\brgba?\((?!from)|font-size:\s*[\d.]|border-radius:\s*[1-9]/gi;
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

test("no view names a color, a font size or a radius that is not a token", async () => {
  expect(Object.fromEntries(await findRaw("views/**/*.{ts,tsx}", RAW_IN_CLASSES))).toEqual({});
});

test("no stylesheet but the tokens has raw colors, font sizes or radii, except old ones", async () => {
  const found = await findRaw("views/styles/**/*.css", RAW_IN_CSS);
  const added = [...found].filter(([file]) => !NOT_YET.has(file));
  expect(Object.fromEntries(added)).toEqual({});
});

test("all stylesheets together stay short", async () => {
  let lines = 0;
  for (const file of new Bun.Glob("views/styles/**/*.css").scanSync("."))
    lines += (await Bun.file(file).text()).split("\n").length - 1;
  expect(lines).toBeLessThanOrEqual(MAX_CSS_LINES);
});
