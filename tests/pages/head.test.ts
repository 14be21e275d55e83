import { describe, expect, test } from "bun:test";
import { pages } from "../../views/pages/pages";
import { SITE_URL, startApp } from "../support/site/app";

const app = startApp();

const tag = (html: string, start: string): string[] =>
  [...html.matchAll(/<(?:meta|link) [^>]*>/g)]
    .map(([all]) => all)
    .filter((all) => all.includes(start));

/** Escapes text as React does. */
const escape = (text: string): string => Bun.escapeHTML(text).replaceAll("&#39;", "&#x27;");

describe("the head of every page", () => {
  test("has a unique title and description", async () => {
    const titles: string[] = [];
    const descriptions: string[] = [];
    const indexed = pages.filter(({ place }) => place.isIndexed);
    for (const { place } of indexed) {
      const html = await (await app.request(place.path)).text();
      titles.push(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? "");
      descriptions.push(tag(html, 'name="description"').join());
    }
    expect(new Set(titles).size).toBe(indexed.length);
    expect(new Set(descriptions).size).toBe(indexed.length);
  });

  for (const { place, title, description } of pages) {
    test(`describes ${place.path} to search engines and social networks`, async () => {
      const html = await (await app.request(place.path)).text();
      const count = (start: string) => tag(html, start).length;
      expect(html).toContain(`<meta name="description" content="${escape(description)}"/>`);
      expect(html).toContain(`<title>${escape(title)}`);
      for (const name of ["og:title", "og:description", "og:type", "og:site_name"])
        expect(count(`property="${name}"`)).toBe(1);
      expect(count('name="twitter:card"')).toBe(1);
      const address = `content="${SITE_URL}${place.path}"`;
      const canonical = `rel="canonical" href="${SITE_URL}${place.path}"`;
      expect(count(canonical)).toBe(place.isIndexed ? 1 : 0);
      expect(count('rel="canonical"')).toBe(place.isIndexed ? 1 : 0);
      expect(count(`property="og:url" ${address}`)).toBe(place.isIndexed ? 1 : 0);
      expect(count('name="robots" content="noindex"')).toBe(place.isIndexed ? 0 : 1);
    });
  }

  test("of a 404 page has noindex and no canonical URL", async () => {
    const html = await (await app.request("/nothing")).text();
    expect(tag(html, "noindex")).toHaveLength(1);
    expect(tag(html, "canonical")).toEqual([]);
    expect(tag(html, "og:url")).toEqual([]);
  });

  test("has an absolute image URL with size and alt text", async () => {
    const html = await (await app.request("/")).text();
    expect(html).toContain(`property="og:image" content="${SITE_URL}/assets/social-home-1.png"`);
    expect(html).toContain('property="og:image:width" content="1200"');
    expect(html).toContain('property="og:image:height" content="630"');
    expect(html).toContain('property="og:image:alt" content="Genie: ');
    expect(html).toContain('name="twitter:card" content="summary_large_image"');
  });
});
