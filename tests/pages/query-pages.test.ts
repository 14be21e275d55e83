import { describe, expect, test } from "bun:test";
import { gunzipSync } from "node:zlib";
import { sanitizeTitle } from "../../src/plain-text";
import { paths } from "../../src/paths";
import { pages } from "../../views/pages/pages";
import { createQueryPages, queryProps } from "../../src/pages/query-pages";
import { pagePolicy } from "../../src/http/headers";
import type { Page } from "../../views/page";
import { comingSoon } from "../../views/content/forms";
import { betaFeatures } from "../../views/content/links";
import { renderer, startApp } from "../support/site/app";

/** All pages that depend on their query; of those that differ only in their title, one. */
const withQuery = [
  ...new Map(
    pages.filter((page) => page.queryKeys !== undefined).map((page) => [page.folder, page]),
  ).values(),
];

const HOSTILE = [
  '"><svg onload=alert(1)>',
  "</title><script>alert(1)</script>",
  "' onmouseover='alert(1)",
  "&lt;b&gt; & &amp; &#x27;",
  "</script><!--",
  "😀".repeat(90),
  "$& $1 $`",
];

const addressOf = ({ place, queryKeys = [] }: Page, value: string): string =>
  `${place.path}?${new URLSearchParams(queryKeys.map((key) => [key, value]))}`;

const soon = pages.find(({ place }) => place === paths.comingSoon) as Page;

describe("a page that depends on its query", () => {
  const app = startApp();

  for (const page of withQuery) {
    test(`${page.place.path} escapes any value and stays the same from the cache`, async () => {
      for (const value of HOSTILE) {
        const values = (page.queryKeys ?? []).map((key) => [key, sanitizeTitle(value)] as const);
        const expected = renderer.page(page, queryProps(page, new Map(values)));
        expect(expected).not.toContain("<svg onload");
        expect(expected).not.toContain("<script>alert");
        for (const time of ["rendered", "cached"]) {
          const response = await app.request(addressOf(page, value));
          expect([time, await response.text()]).toEqual([time, expected]);
          const policy = response.headers.get("content-security-policy");
          expect(policy).toBe(pagePolicy(Buffer.from(expected)));
        }
      }
    });
  }

  test("shows a title from the query beside a known feature", async () => {
    const query = new URLSearchParams({ title: "Free <i>Trial</i>", feature: betaFeatures[2] });
    const html = await (await app.request(`${paths.betaWaitlist.path}?${query}`)).text();
    expect(html).toContain("Free &lt;i&gt;Trial&lt;/i&gt;");
    expect(html).toMatch(/aria-current="true"[^>]*><span><b[^>]*>Mobile App/);
  });

  test("is gzipped for clients that accept gzip, and plain for others", async () => {
    const address = addressOf(soon, "Ünï 😀");
    const plain = await app.request(address);
    expect(plain.headers.get("content-encoding")).toBeNull();
    const expected = await plain.text();
    for (const accepted of ["gzip", "gzip, deflate, br, zstd", "br;q=0.9, *;q=0.1"]) {
      const packed = await app.request(address, { headers: { "accept-encoding": accepted } });
      expect(packed.headers.get("content-encoding")).toBe("gzip");
      expect(packed.headers.get("vary")).toBe("Accept-Encoding");
      const html = gunzipSync(new Uint8Array(await packed.arrayBuffer())).toString();
      expect(html).toBe(expected);
    }
    const head = await app.request(address, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(head.headers.get("speculation-rules")).not.toBeNull();
  });

  test("returns 304 to a browser that has it", async () => {
    const address = addressOf(soon, "Scroll 2");
    const etag = (await app.request(address)).headers.get("etag") ?? "";
    const headers = { "if-none-match": etag };
    expect((await app.request(address, { headers })).status).toBe(304);
    expect((await app.request(addressOf(soon, "Scroll 3"), { headers })).status).toBe(200);
  });
});

describe("the cache of pages with a query", () => {
  /** Creates a cache with room for about `count` pages, and collects the rendered titles. */
  function startCache(count: number) {
    const rendered: (string | undefined)[] = [];
    const size = renderer.page(soon, queryProps(soon, new Map([["title", "Title 1000"]]))).length;
    const counting = {
      ...renderer,
      page: (page: Page, props: { path: string; title?: string | undefined }) => {
        rendered.push(props.title);
        return renderer.page(page, props);
      },
    };
    const queryPages = createQueryPages(counting, size * count * 1.4);
    const get = (title: string) => queryPages(soon, new Map([["title", title]]));
    return { get, rendered };
  }

  test("renders each title once", async () => {
    const { get, rendered } = startCache(4);
    const [first, second] = [get("Title 1"), get("Title 1")];
    expect(second).toBe(first);
    expect(rendered).toEqual(["Title 1"]);
    expect(await first.encodings.identity.clone().text()).toContain(comingSoon.text("Title 1"));
  });

  test("evicts older pages at its size limit", () => {
    const { get, rendered } = startCache(4);
    for (let n = 0; n < 50; n++) get(`Title ${n}`);
    rendered.length = 0;
    for (let n = 49; n >= 0; n--) get(`Title ${n}`);
    expect(rendered.length).toBeGreaterThan(44);
    expect(rendered.length).toBeLessThan(50);
  });
});
