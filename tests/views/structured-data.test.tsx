import { expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import { paths } from "../../src/paths";
import { blogPosting, breadcrumbs } from "../../views/layout/json-ld";
import { StructuredData } from "../../views/layout/structured-data";
import { home } from "../../views/pages/home/page";
import { soonPage } from "../../views/pages/soon/page";

const SITE = "https://genie.example";

const graphOf = (html: string): Record<string, unknown>[] => {
  const json = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html)?.[1];
  return JSON.parse(json ?? "{}")["@graph"];
};

test("text cannot end the script element or open a comment, and parses back unchanged", () => {
  const hostile = "</script><script>alert(1)</script><!-- & \u2028 \u2029 ]]> \"'\\";
  const page = { ...home, structuredData: () => [{ "@type": "Thing", name: hostile }] };
  const html = renderToString(<StructuredData page={page} siteUrl={SITE} />);
  expect(html.slice(1, -1)).not.toContain("<script");
  expect(html.match(/<\/script/g)).toHaveLength(1);
  expect(html).not.toMatch(/<!--|[\u2028\u2029]/);
  expect(graphOf(html)).toEqual([{ "@type": "Thing", name: hostile }]);
});

test("a page with noindex has no structured data", () => {
  const page = soonPage(paths.scroll);
  expect(renderToString(<StructuredData page={page} siteUrl={SITE} />)).toBe("");
});

test("breadcrumbs are the places along the path", () => {
  const trail = (place: Parameters<typeof breadcrumbs>[0]) =>
    (
      breadcrumbs(place, SITE)?.["itemListElement"] as { name: string; item: string }[] | undefined
    )?.map(({ name, item }) => `${name} ${item}`);
  expect(trail(paths.coPilot)).toEqual([
    `Home ${SITE}/`,
    `Solutions ${SITE}/solutions`,
    `Co-Pilot ${SITE}/solutions/co-pilot`,
  ]);
  expect(trail(paths.webinars)).toHaveLength(2);
  expect(breadcrumbs(paths.home, SITE)).toBeUndefined();
});

test("an unchanged article's modification date is its publication date", () => {
  const article = { path: "/blog/a", title: "A", description: "B", author: "Sales engineer" };
  const node = blogPosting({ ...article, published: "2026-02-03" }, SITE);
  expect([node["datePublished"], node["dateModified"]]).toEqual(["2026-02-03", "2026-02-03"]);
  expect(node["url"]).toBe(`${SITE}/blog/a`);
});
