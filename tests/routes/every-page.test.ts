import { describe, expect, test } from "bun:test";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { serveEveryPage } from "../support/every-page";

const pages = await serveEveryPage();

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
    rules: {
      // Scripts are our own, and their names hold their hash.
      "require-sri": "off",
      // The drawn windows are pictures: the test below leaves them out.
      "heading-level": "off",
      // A form's only button sends it, which is what a button does.
      "no-implicit-button-type": "off",
    },
  }),
);

const tagsOf = (html: string): string[] => [...html.matchAll(/<[a-z][^>]*>/g)].map(([tag]) => tag);

for (const { address, html } of pages) {
  describe(address, () => {
    test("is valid HTML", () => {
      const { results } = validator.validateStringSync(html);
      const messages = results.flatMap((result) =>
        result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
      );
      expect(messages).toEqual([]);
    });

    test("has one first heading, and no level is skipped outside the drawn windows", () => {
      const read = html.replaceAll(/<figure.*?<\/figure>/gs, "");
      const levels = [...read.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      const skipped = levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1);
      expect(skipped).toEqual([]);
    });

    test("holds no inline script, no style attribute, and one stylesheet, as the policy asks", () => {
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

test("the measure sees what is wrong", () => {
  const { valid } = validator.validateStringSync("<!doctype html><p id=a><p id=a><div></p>");
  expect(valid).toBe(false);
});
