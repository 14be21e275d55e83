import { expect, test } from "bun:test";
import { documentCopy } from "../../views/content/document-copy";
import { pricingPage } from "../../views/content/pricing-page";
import { session } from "../../views/content/session";
import { mainOf, serveEveryPage } from "../support/site/every-page";

/** The end of a sentence. Titles in lists, rows of plans, and claims have none, and two pages may share them. */
const ENDED = /[.?!…]["”’]?$/;
const MIN_LENGTH = 30;

/** Texts on two pages: the session pages, the notes on prices, and whom to ask for missing facts. */
const SHARED: string[] = [
  session.needsScript,
  documentCopy.missing.text,
  ...pricingPage.notes.points.flatMap(({ text }) => text.split(/(?<=\.) /)),
];

/** The closeout, which is on two pages. */
const CLOSEOUT = /<section[^>]* aria-label(?:="Follow-up email"|ledby="crm-title").*?<\/section>/gs;

/** The newsletter form and the references, which articles share. */
const UNDER_ARTICLES =
  /<section[^>]* aria-labelledby="(?:newsletter|references-title)".*?<\/section>/gs;

/** Versions repeat the current text, and agreements share clauses. */
const pages = (await serveEveryPage()).filter(
  ({ place }) => place.kind === "page" && !place.path.startsWith("/legal/"),
);

/** Returns a page's sentences, without forms, mock-ups and navigation. */
function sentencesOf(html: string): string[] {
  return mainOf(html)
    .replaceAll(CLOSEOUT, "\n")
    .replaceAll(UNDER_ARTICLES, "\n")
    .replaceAll(/<(template|form|figure|svg|nav|dialog)\b.*?<\/\1>/gs, "\n")
    .replaceAll(/<!-- -->|<\/?(?:a|b|i|em|strong|code|sup|abbr|cite|q|mark|span)\b[^>]*>/g, "")
    .replaceAll(/<[^>]+>/g, "\n")
    .split(/(?<=[.?!]["”’]?)\s|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => !SHARED.includes(sentence))
    .filter((sentence) => sentence.length >= MIN_LENGTH && ENDED.test(sentence));
}

test("no sentence is repeated on two pages or within one", () => {
  const seen = new Map<string, string[]>();
  for (const { address, html } of pages)
    for (const sentence of sentencesOf(html))
      seen.set(sentence, [...(seen.get(sentence) ?? []), address]);
  expect(seen.size).toBeGreaterThan(100);
  const twice = [...seen].filter(([, addresses]) => addresses.length > 1);
  expect(twice.map(([sentence, addresses]) => `${addresses.join(" ")}: ${sentence}`)).toEqual([]);
});
