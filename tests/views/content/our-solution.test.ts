import { describe, expect, test } from "bun:test";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { claims } from "../../../views/content/claims";
import { solutionText } from "../../../views/text/solution-text";
import { findings } from "../../../views/content/findings";
import { readText } from "../../../views/text/read-text";
import { works } from "../../../views/content/works";
import { ourSolution } from "../../../views/pages/our-solution/page";

const html = renderToString(createElement(ourSolution.View, { path: ourSolution.place.path }));
const article = html.slice(html.indexOf("<div data-prose"), html.indexOf("<aside"));
const references = html.slice(html.indexOf('<section id="references"'));
const textOf = (part: string) => part.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

/** The only publications that may be cited: none is invented. */
const PUBLICATIONS = `Turing 1950 Mind 59|McCarthy 1955 Dartmouth|Weizenbaum 1966 ACM 9(1), 36–45
  |Rackham 1988 McGraw-Hill|Davis 1989 MIS Quarterly 13(3), 319–340|Peppers 1993 Currency Doubleday
  |Rigby 2002 Harvard Business Review 80(2), 101–109|Speier 2002 Journal of Marketing 66(3), 98–111
  |Payne 2005 Journal of Marketing 69(4), 167–176|Vaswani 2017 Neural Information Processing Systems 30
  |Brynjolfsson 2025 Quarterly Journal of Economics 140(2), 889–942`
  .split("|")
  .map((line) => line.trim());

describe("the article on our solution", () => {
  test("has at least 1,800 words, references excluded", () => {
    expect(textOf(article).split(" ").length).toBeGreaterThan(1800);
  });

  test("cites exactly the eleven publications", () => {
    expect(solutionText.cited).toHaveLength(PUBLICATIONS.length);
    for (const line of PUBLICATIONS) {
      const [, author = "", year = "", source = ""] = /^(\S+) (\d{4}) (.+)$/.exec(line) ?? [];
      const work = Object.values(works).find((one) => one.authors.startsWith(author));
      expect(String(work?.year)).toBe(year);
      expect(work?.source.replace("Communications of the ", "")).toContain(source);
    }
    expect(references.match(/<li id="ref-/g)).toHaveLength(PUBLICATIONS.length);
  });

  test("links every citation to its reference and back", () => {
    const citations = [...article.matchAll(/<a id="(cite-\d+-\d+)" href="#(ref-\d+)"/g)];
    expect(citations.length).toBeGreaterThan(20);
    for (const [, id, reference] of citations) {
      const [entry = ""] = new RegExp(`<li id="${reference}".*?</li>`).exec(references) ?? [];
      expect(entry).toContain(`href="#${id}"`);
    }
    const backs = [...references.matchAll(/href="#(cite-[^"]+)"/g)].map(([, id]) => id);
    expect(backs).toEqual([...new Set(backs)]);
    expect(new Set(backs)).toEqual(new Set(citations.map(([, id]) => id)));
  });

  test("numbers references in order of first citation", () => {
    const numbers = [...article.matchAll(/href="#ref-(\d+)"/g)].map(([, number]) => Number(number));
    expect([...new Set(numbers)]).toEqual(PUBLICATIONS.map((_, index) => index + 1));
  });

  test("uses every listed finding next to a citation of its source", () => {
    for (const { figure, work } of Object.values(findings)) {
      const paragraphs = [...article.matchAll(/<p\b.*?<\/p>/gs)].map(([paragraph]) => paragraph);
      const paragraph = paragraphs.find((one) => one.includes(figure)) ?? "";
      const [, number = ""] = /href="#ref-(\d+)"/.exec(paragraph) ?? [];
      const [entry = ""] = new RegExp(`<li id="ref-${number}".*?</li>`).exec(references) ?? [];
      expect(entry).toContain(works[work].title.replaceAll("&", "&amp;"));
    }
  });

  test("lists every section in its contents, and ends with a link to the guided flow", () => {
    const ids = [...html.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
    const listed = [...html.matchAll(/<li[^>]*><a href="#([^"]+)"/g)].map(([, id]) => id);
    expect(listed).toEqual(ids);
    expect(html).toMatch(/<a [^>]*href="\/genie-flow"[^>]*>See How It Works<\/a>/);
  });
});

test("a citation of an unknown work or a link to an unknown page is an error that names the file", () => {
  expect(() => readText("text.md", "As shown [[nobody]].")).toThrow("text.md: [[nobody]]");
  expect(() => readText("text.md", "See [it](place:nowhere).")).toThrow("text.md: place:nowhere");
});

test("no figure is both a claim and a finding", () => {
  expect(Object.keys(findings).filter((name) => Object.hasOwn(claims, name))).toEqual([]);
});
