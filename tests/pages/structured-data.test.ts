import { describe, expect, test } from "bun:test";
import { paths } from "../../src/paths";
import { pages } from "../../views/pages/pages";
import { SITE_URL } from "../support/site/app";
import { mainOf, serveEveryPage } from "../support/site/every-page";

type Node = { "@type": string } & Record<string, unknown>;

/** The JSON-LD types of each page, besides breadcrumbs. All others are a `WebPage`. */
const TYPES: Record<string, string[]> = {
  [paths.home.path]: ["Organization", "WebSite"],
  [paths.pricing.path]: ["SoftwareApplication"],
  [paths.about.path]: ["AboutPage"],
  [paths.contact.path]: ["ContactPage"],
  [paths.blog.path]: ["CollectionPage"],
  [paths.docs.path]: ["TechArticle"],
  [paths.docsApi.path]: ["TechArticle"],
  [paths.help.path]: ["WebPage", "FAQPage"],
  [paths.security.path]: ["WebPage", "FAQPage"],
};

const typesOf = (path: string): string[] =>
  TYPES[path] ?? [path.startsWith(`${paths.blog.path}/`) ? "BlogPosting" : "WebPage"];

function graphOf(html: string): Node[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(blocks).toHaveLength(1);
  const { "@context": context, "@graph": graph } = JSON.parse(blocks[0]?.[1] ?? "");
  expect(context).toBe("https://schema.org");
  return graph;
}

/** The visible text of a page. */
const wordsOf = (html: string): string =>
  new HTMLRewriter()
    .on("script, style, svg", { element: (element) => void element.remove() })
    .transform(html)
    .replaceAll("<!-- -->", "")
    .replaceAll(/<\/?(?:a|b|code|em|strong|span)\b[^>]*>/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ");

const indexed = (await serveEveryPage()).filter(({ place }) => place.isIndexed);

test("every indexed page is served", () => {
  expect(indexed.length).toBe(pages.filter(({ place }) => place.isIndexed).length);
});

describe("structured data of", () => {
  for (const { address, html } of indexed)
    test(`${address} has its type and matches the page`, () => {
      const page = pages.find(({ place }) => place.path === address);
      const graph = graphOf(html);
      const [trail] = address === paths.home.path ? [] : graph.splice(-1);
      expect(graph.map((node) => node["@type"])).toEqual(typesOf(address));
      if (trail) checkTrail(trail, address);
      const words = wordsOf(mainOf(html));
      for (const node of graph) {
        if (node["@type"] === "FAQPage") checkQuestions(node, words);
        else if (node["@type"] === "SoftwareApplication") checkOffers(node, words);
        else if (node["@type"] === "BlogPosting" || node["url"] === SITE_URL + address)
          checkPage(node, html, page?.title ?? "");
      }
    });
});

function checkTrail(trail: Node, address: string): void {
  expect(trail["@type"]).toBe("BreadcrumbList");
  const steps = trail["itemListElement"] as { position: number; name: string; item: string }[];
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
  expect(steps[0]?.item).toBe(`${SITE_URL}/`);
  expect(steps.at(-1)?.item).toBe(SITE_URL + address);
  for (const { item } of steps)
    expect(pages.map(({ place }) => SITE_URL + place.path)).toContain(item);
}

function checkQuestions(node: Node, words: string): void {
  const questions = node["mainEntity"] as { name: string; acceptedAnswer: { text: string } }[];
  expect(questions.length).toBeGreaterThan(2);
  for (const { name, acceptedAnswer } of questions) {
    expect(words).toContain(name);
    expect(words).toContain(acceptedAnswer.text);
  }
}

function checkOffers(node: Node, words: string): void {
  const offers = node["offers"] as { name: string; price: number; priceCurrency: string }[];
  expect(offers.length).toBe(3);
  for (const { name, price, priceCurrency } of offers) {
    expect(words).toContain(name);
    expect(words).toContain(`$${price}`);
    expect(priceCurrency).toBe("USD");
  }
}

/** Expects name, description and dates to match the page. */
function checkPage(node: Node, html: string, title: string): void {
  if (node["@type"] === "Organization" || node["@type"] === "WebSite") return;
  expect(node["name"] ?? node["headline"]).toBe(title);
  expect(html).toContain(
    `name="description" content="${Bun.escapeHTML(String(node["description"])).replaceAll("&#39;", "&#x27;")}"`,
  );
  for (const day of [node["datePublished"], node["dateModified"]])
    if (typeof day === "string") expect(html).toContain(`dateTime="${day}"`);
}
