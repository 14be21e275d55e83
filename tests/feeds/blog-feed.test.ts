import { describe, expect, test } from "bun:test";
import { atomFeed } from "../../src/feeds/feed";
import { articleEntry } from "../../src/feeds/feed-list";
import { endpoints, paths } from "../../src/paths";
import { articles } from "../../views/text/articles";
import { feeds } from "../../views/content/feeds";
import { site } from "../../views/content/site";
import { SITE_URL, startApp } from "../support/site/app";

const app = startApp();
const read = async (path: string): Promise<string> => (await app.request(path)).text();

/** Reads a page without class names. */
const readBare = async (path: string): Promise<string> =>
  (await read(path)).replaceAll(/ class="[^"]*"/g, "");

describe("the blog", () => {
  test("links every article from its list, newest first", async () => {
    const html = await readBare(paths.blog.path);
    const linked = [...html.matchAll(/<h[23]><a href="([^"]+)"/g)].map(([, href]) => href);
    expect(linked).toEqual(articles.map(({ place }) => place.path));
  });

  test("returns 404 for unknown articles and for paths below one", async () => {
    const [first] = articles;
    for (const path of ["/blog/unknown", `${first?.place.path}/more`, "/blog/__proto__"])
      expect((await app.request(path)).status).toBe(404);
  });

  for (const { place, cited } of articles)
    test(`${place.path} has one figure, its sources, and the newsletter form`, async () => {
      const html = await read(place.path);
      const figures = html.match(/<figure.*?<\/figure>/gs) ?? [];
      expect(figures).toHaveLength(1);
      expect(figures[0]).toContain("<svg");
      expect(figures[0]).toContain("</figcaption>");
      expect(cited.length).toBeGreaterThan(0);
      for (const { number } of cited) expect(html).toContain(`<li id="ref-${number}"`);
      expect(html).toContain(`<input type="hidden" name="page" value="${place.path}"/>`);
      expect(html).toContain(`href="${paths.subscribe.path}"`);
    });

  test("links to a page about subscribing, which links to the feed", async () => {
    expect(await read(paths.blog.path)).toContain(`href="${paths.subscribe.path}"`);
    const html = await read(paths.subscribe.path);
    expect(html).toMatch(new RegExp(`<a [^>]*href="${endpoints.feed}"`));
    expect(html).toContain(`<input type="hidden" name="page" value="${paths.subscribe.path}"/>`);
  });

  for (const { place, title, contents, markdown, action } of articles)
    test(`${place.path} contains its text, its contents and a next step`, async () => {
      const html = await readBare(place.path);
      expect(html).toContain(`<h1>${title}</h1>`);
      for (const { id } of contents) {
        expect(html).toContain(`<a href="#${id}">`);
        expect(html).toContain(`<section id="${id}"><h2>`);
      }
      const lastWords = markdown.slice(-40).trim();
      expect(html.replaceAll("&quot;", '"')).toContain(lastWords);
      expect(html).toContain(`href="${action.href}"`);
      expect(html).toContain('"@type":"BlogPosting"');
      expect(html).toContain(
        `<link rel="alternate" type="application/atom+xml" title="${site.brand}: notes on selling to security buyers" href="${endpoints.feed}"/>`,
      );
    });
});

describe("the feed", () => {
  const elements = (xml: string, name: string): string[] =>
    [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, "gs"))].map(([, text]) => String(text));

  test("keeps the ids of the feed and its entries on another domain, each its own", () => {
    const idsOn = (siteUrl: string) =>
      elements(atomFeed(feeds.blog, articles.map(articleEntry), siteUrl), "id");
    const ids = idsOn("https://old.test");
    expect(idsOn("https://new.test:8443")).toEqual(ids);
    expect(new Set(ids).size).toBe(1 + articles.length);
    for (const id of ids) expect(id).toMatch(/^urn:uuid:[\da-f-]{36}$/);
  });

  test("has its own URL, its page's URL and its last change", async () => {
    const [head = ""] = (await read(endpoints.feed)).split("<entry>");
    expect(head).toStartWith(
      '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"',
    );
    expect(head).toContain(
      `<link rel="self" type="application/atom+xml" href="${SITE_URL}${endpoints.feed}"/>`,
    );
    expect(head).toContain(`<link rel="alternate" type="text/html" href="${SITE_URL}/blog"/>`);
    const days = articles.map(({ date, updated = date }) => updated).toSorted();
    expect(elements(head, "updated")).toEqual([`${days.at(-1)}T00:00:00Z`]);
  });

  test("escapes the articles' text", () => {
    const [article] = articles;
    if (article === undefined) throw new Error("There are no articles");
    const hostile = `</title>"'&]]>\u0000<b>`;
    const changed = { ...article, title: hostile, description: hostile, markdown: hostile };
    const xml = atomFeed(feeds.blog, [articleEntry(changed)], SITE_URL);
    expect(xml).not.toContain("]]>");
    expect(xml).not.toContain("\u0000");
    expect(elements(xml, "title").at(-1)).toBe("&lt;/title&gt;&quot;&#x27;&amp;]]&gt;&lt;b&gt;");
  });
});
