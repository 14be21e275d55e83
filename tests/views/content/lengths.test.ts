import { expect, test } from "bun:test";
import { MAIL_PAUSE } from "../../../db/schema/mail";
import { terms } from "../../../db/schema/retention";
import { serverFacts } from "../../../src/pages/server-facts";
import {
  CODE_LIFETIME_MS,
  INVITATION_LIFETIME_MS,
  LINK_LIFETIME_MS,
} from "../../../src/auth/tokens/one-time";
import { CONFIRMATION_LINK_DAYS, PREFERENCES_LINK_DAYS } from "../../../src/mail/links/link-token";
import { deadlines } from "../../../views/content/deadlines";
import { documents } from "../../../views/text/documents";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Copy that states a duration, and the constant that determines it. */
const inWords: [file: string, words: string, actual: unknown, said: unknown][] = [
  ["mail-links", "Links work for one month.", CONFIRMATION_LINK_DAYS, 30],
  ["mail-links", "We send at most one email every ten minutes.", MAIL_PAUSE, "10 minutes"],
  ["emails", "delete the address after a month", terms.unconfirmedSignUp.amount, 30],
  ["emails", "The link works for a month", PREFERENCES_LINK_DAYS, 30],
  ["account-emails", "The link works once, within an hour.", LINK_LIFETIME_MS, 60 * MINUTE_MS],
  ["account-emails", "The code works for ten minutes.", CODE_LIFETIME_MS, 10 * MINUTE_MS],
  ["account-emails", "within seven days", INVITATION_LIFETIME_MS, 7 * DAY_MS],
  ["preferences", "an anonymous marker for a month", terms.erasureMark.amount, 30],
];

for (const [file, words, actual, said] of inWords)
  test(`“${words}” matches the code`, async () => {
    expect(await Bun.file(`views/content/${file}.ts`).text()).toContain(words);
    expect(actual).toBe(said);
  });

test("the privacy policy and the sweep agree on rate-limit counts", async () => {
  const policy = await Bun.file("views/content/documents/legal-privacy.md").text();
  expect(terms.rateLimit.kept).toContain("a day at most");
  expect(policy).toContain("for a day at most");
});

test("no current document hard-codes a duration", async () => {
  const found: string[] = [];
  for await (const file of new Bun.Glob("views/content/documents/*.md").scan("."))
    for (const line of (await Bun.file(file).text()).split("\n"))
      if (/\b\d+ (?:hours?|days?|weeks?|months?|minutes?|years?)\b/.test(line))
        found.push(`${file}: ${line}`);
  expect(found).toEqual([]);
});

test("every duration in documents is filled in, and every known one is used", () => {
  const { lengths } = serverFacts;
  const texts = documents.map(({ markdown }) => markdown).join("\n");
  const named = [...texts.matchAll(/\{length:(\w+)\}/g)].map(([, name = ""]) => name);
  expect(new Set(named)).toEqual(new Set(Object.keys(lengths)));
});

test("every promised time is used by a document or an answer", async () => {
  const files = ["answers.ts", ...new Bun.Glob("documents/*.md").scanSync("views/content")];
  const texts = await Promise.all(files.map((file) => Bun.file(`views/content/${file}`).text()));
  for (const name of Object.keys(deadlines))
    expect(texts.join("\n")).toMatch(new RegExp(`deadlines?\\.${name}\\b`));
});
