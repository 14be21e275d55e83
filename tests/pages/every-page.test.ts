import { describe, expect, test } from "bun:test";
import { serveEveryPage } from "../support/site/every-page";
import { findHtmlFaults } from "../support/html-faults";

const pages = await serveEveryPage();

/** A date, a year, a time of day or a duration. */
const TIME =
  /^(\d{4}(-\d\d-\d\d(T[\d:.]+Z)?)?|([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?|PT(\d+H)?(\d+M)?(\d+S)?)$/;

const tagsOf = (html: string): string[] => [...html.matchAll(/<[a-z][^>]*>/g)].map(([tag]) => tag);

for (const { address, html } of pages) {
  describe(address, () => {
    test("is valid HTML", () => {
      expect(findHtmlFaults(html)).toEqual([]);
    });

    test("has one h1, skips no heading level, and has no live region in a heading", () => {
      const headings = [...html.matchAll(/<h([1-6])\b.*?<\/h\1>/gs)];
      const levels = headings.map(([, level]) => Number(level));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      const skipped = levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1);
      expect(skipped).toEqual([]);
      expect(headings.filter(([heading]) => heading.includes(" role="))).toEqual([]);
    });

    test("has only valid attributes and times", () => {
      expect(tagsOf(html).filter((tag) => / hx-/.test(tag))).toEqual([]);
      const times = [...html.matchAll(/<time(?: dateTime="([^"]*)")?[^>]*>(.*?)<\/time>/gis)];
      const values = times.map(([, value, text]) => value ?? text ?? "");
      expect(values.filter((value) => !TIME.test(value))).toEqual([]);
    });

    test("has a data cell for each header cell of its tables", () => {
      for (const [table] of html.matchAll(/<table.*?<\/table>/gs)) {
        const rows = [...table.matchAll(/<tr\b[^>]*>(.*?)<\/tr>/gs)].map(([, row = ""]) =>
          [...row.matchAll(/<(t[hd])\b/g)].map(([, tag]) => tag),
        );
        const [head = [], ...others] = rows;
        const empty = head.filter(
          (tag, column) => tag === "th" && !others.some((row) => row[column] === "td"),
        );
        expect(empty).toEqual([]);
      }
    });

    test("has no inline script, no style attribute and one stylesheet, as the CSP requires", () => {
      const tags = tagsOf(html);
      const scripts = tags.filter((tag) => tag.startsWith("<script"));
      for (const script of scripts)
        expect(script).toMatch(/ src="\/assets\/| type="application\/ld\+json"/);
      expect(tags.filter((tag) => tag.startsWith("<style"))).toEqual(["<style>"]);
      expect(tags.filter((tag) => / (?:style|on[a-z]+)=/.test(tag))).toEqual([]);
      expect(html).not.toContain("javascript:");
    });
  });
}

test("the validator reports invalid HTML", () => {
  expect(findHtmlFaults("<!doctype html><p id=a><p id=a><div></p>")).not.toEqual([]);
});
