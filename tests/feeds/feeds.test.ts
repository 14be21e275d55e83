import { describe, expect, test } from "bun:test";
import { brotliDecompressSync } from "node:zlib";
import { contactUri, securityTxt } from "../../src/feeds/security-txt";
import { endpoints, paths } from "../../src/paths";
import { serverFacts } from "../../src/pages/server-facts";
import { feedFiles } from "../../src/feeds/feed-routes";
import { pages } from "../../views/pages/pages";
import { SITE_URL, startApp } from "../support/site/app";

const DAY_MS = 24 * 60 * 60 * 1000;
const app = startApp();
const read = async (path: string): Promise<string> => (await app.request(path)).text();

for (const { path, type } of feedFiles) {
  describe(path, () => {
    test("has its type and the security headers, and is cached for at most a day", async () => {
      const { status, headers } = await app.request(path);
      expect(status).toBe(200);
      expect(headers.get("content-type")).toBe(type);
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      const [, seconds] = /^public, max-age=(\d+)$/.exec(headers.get("cache-control") ?? "") ?? [];
      expect(Number(seconds)).toBeLessThanOrEqual(86_400);
    });

    test("returns 304 to a client that has it, and HEAD has the same headers without a body", async () => {
      const full = await app.request(path);
      const etag = full.headers.get("etag") ?? "";
      const unchanged = await app.request(path, { headers: { "if-none-match": etag } });
      expect([unchanged.status, await unchanged.text()]).toEqual([304, ""]);
      const head = await app.request(path, { method: "HEAD" });
      expect([head.status, await head.text()]).toEqual([200, ""]);
      expect(head.headers.get("etag")).toBe(etag);
    });
  });
}

test("a long file is compressed without changing it", async () => {
  const response = await app.request(endpoints.llmsTxt, { headers: { "accept-encoding": "br" } });
  expect(response.headers.get("content-encoding")).toBe("br");
  const text = brotliDecompressSync(new Uint8Array(await response.arrayBuffer())).toString();
  expect(text).toBe(await read(endpoints.llmsTxt));
});

test("the sitemap lists exactly the indexed pages, with each article's last change", async () => {
  const xml = await read(endpoints.sitemap);
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)];
  const found = pages.filter(({ place }) => place.isIndexed);
  expect(listed.map(([, address, changed]) => [address, changed])).toEqual(
    found.map((page) => [SITE_URL + page.place.path, page.modified ?? page.published]),
  );
});

test("robots.txt allows every page, so noindex is seen, and names the sitemap", async () => {
  const text = await read(endpoints.robots);
  expect(text).toContain(`Sitemap: ${SITE_URL}${endpoints.sitemap}`);
  const [, closed] = /^Disallow: (.*)$/m.exec(text) ?? [];
  for (const { place } of pages) expect(`${place.path} `.startsWith(String(closed))).toBe(false);
});

describe("security.txt", () => {
  const expiryAt = (now: Date): Date => {
    const text = securityTxt.write({ siteUrl: SITE_URL, now, facts: serverFacts });
    return new Date(/^Expires: (.*)$/m.exec(text)?.[1] ?? "");
  };

  test("has a contact, a language and its canonical URL", async () => {
    const text = await read(endpoints.securityTxt);
    expect(text).toContain(`Contact: ${SITE_URL}/contact?topic=security\n`);
    expect(text).toContain(`\nCanonical: ${SITE_URL}/.well-known/security.txt\n`);
    expect(text).toContain("\nPreferred-Languages: en\n");
  });

  test("leads to the policy on the security page", async () => {
    const [, path = "", id] =
      /^Policy: http:\/\/[^/]+(.*)#(.*)$/m.exec(await read(endpoints.securityTxt)) ?? [];
    expect(await read(path)).toContain(` id="${id}"`);
  });

  test("names the operator's contact as a URI", () => {
    const contacts = {
      "security@genie.example": "mailto:security@genie.example",
      "https://genie.example/report": "https://genie.example/report",
      "mailto:security@genie.example": "mailto:security@genie.example",
    };
    for (const [contact, uri] of Object.entries(contacts)) expect(contactUri(contact)).toBe(uri);
  });

  test("expires within a year, long after any cached copy, and moves forward each day", () => {
    for (const now of ["2026-02-28T23:59:59Z", "2027-12-31T00:00:00Z"].map(
      (day) => new Date(day),
    )) {
      const days = (expiryAt(now).getTime() - now.getTime()) / DAY_MS;
      expect(days).toBeGreaterThan(150);
      expect(days).toBeLessThan(365);
      const tomorrow = new Date(now.getTime() + DAY_MS);
      expect(expiryAt(tomorrow).getTime() - expiryAt(now).getTime()).toBe(DAY_MS);
    }
  });
});

test("every indexed place on the site map is in the sitemap and in llms.txt", async () => {
  const [xml, text] = await Promise.all([read(endpoints.sitemap), read(endpoints.llmsTxt)]);
  for (const { path, isIndexed } of Object.values(paths)) {
    expect({ path, isListed: xml.includes(`<loc>${SITE_URL}${path}</loc>`) }).toEqual({
      path,
      isListed: isIndexed,
    });
    const isNamed =
      text.includes(`(${SITE_URL}${path})`) || text.includes(`(${SITE_URL}${path}.md)`);
    expect({ path, isNamed }).toEqual({ path, isNamed: isIndexed });
  }
});

const indexed = pages.filter(({ place }) => place.isIndexed);

test("llms.txt lists every indexed page with its description", async () => {
  const text = await read(endpoints.llmsTxt);
  expect(text).toMatch(/^# Genie\n\n> /);
  for (const { place, title, description, markdown } of indexed) {
    const path = markdown ? `${place.path}.md` : place.path;
    expect(text).toContain(`- [${title}](${SITE_URL}${path}): ${description}`);
  }
});

test("pages that browsers render ahead have no form that is sent", async () => {
  const { prerender } = await Bun.file("static/speculation-rules.json").json();
  const [rule] = prerender as [{ where: { href_matches: string[] } }];
  expect(rule.where.href_matches.length).toBeGreaterThan(10);
  for (const path of rule.where.href_matches) {
    const html = await (await startApp().request(path)).text();
    expect(html).toContain("<main");
    expect(html).not.toMatch(/method="post"/i);
  }
});
