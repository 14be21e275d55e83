import { describe, expect, test } from "bun:test";
import { gunzipSync } from "node:zlib";
import { sanitizeTitle } from "../../src/pages/sanitize-title";
import { paths } from "../../src/paths";
import { pages } from "../../src/pages/page-routes";
import { type QueryWords, createTemplates, wordProps } from "../../src/pages/stitched-page";
import { pagePolicy } from "../../src/http/security-headers";
import type { Page } from "../../views/page";
import { betaFeatures } from "../../views/content/links";
import { renderer, startApp } from "../support/app";

/** Every such page; of those that only differ by their title, one. */
const stitched = [
  ...new Map(
    pages.filter((page) => page.knownWords !== undefined).map((page) => [page.styles, page]),
  ).values(),
];

const HOSTILE = [
  '"><svg onload=alert(1)>',
  "</title><script>alert(1)</script>",
  "' onmouseover='alert(1)",
  "&lt;b&gt; & &amp; &#x27;",
  "javascript:alert(1)",
  "</script><!--",
  "\u202egnp.exe\u2066",
  "😀".repeat(90),
  "title\u{F0000}title\u{F0001}",
  "$& $1 $`",
  "a".repeat(10_000),
];

/** What the page's address says, as a browser would write it. */
const addressOf = ({ place, queryKeys = [] }: Page, word: string): string =>
  `${place.path}?${new URLSearchParams(queryKeys.map((key) => [key, word]))}`;

/** What React makes of the same words. */
function rendered(page: Page, word: string): string {
  const words = (page.queryKeys ?? []).map((key): [string, string] => [key, sanitizeTitle(word)]);
  return renderer.page(page, wordProps(page, new Map(words)));
}

describe("a page stitched from pieces", () => {
  const app = startApp();

  for (const page of stitched) {
    test(`at ${page.place.path} is byte for byte what React renders, whatever the words are`, async () => {
      for (const word of [...HOSTILE, "Scroll", ...(page.knownWords ?? [])]) {
        const response = await app.request(addressOf(page, word));
        const html = await response.text();
        expect(html).toBe(rendered(page, word));
        const policy = response.headers.get("content-security-policy");
        expect(policy).toBe(pagePolicy(Buffer.from(html)));
      }
    });
  }

  test("mixes words that it knows with words that it does not", async () => {
    const query = new URLSearchParams({ title: "Free <i>Trial</i>", feature: betaFeatures[2] });
    const html = await (await app.request(`${paths.betaWaitlist.path}?${query}`)).text();
    expect(html).toContain("Free &lt;i&gt;Trial&lt;/i&gt;");
    expect(html).toMatch(/aria-current="true"[^>]*><b>Mobile App/);
  });

  test("comes as gzip to a client that reads it, and plain to one that does not", async () => {
    const address = addressOf(
      pages.find(({ place }) => place === paths.comingSoon) as Page,
      "Ünï 😀",
    );
    const plain = await app.request(address);
    expect(plain.headers.get("content-encoding")).toBeNull();
    for (const accepted of ["gzip", "gzip, deflate, br, zstd", "br;q=0.9, *;q=0.1"]) {
      const packed = await app.request(address, { headers: { "accept-encoding": accepted } });
      expect(packed.headers.get("content-encoding")).toBe("gzip");
      expect(packed.headers.get("vary")).toBe("Accept-Encoding");
      const html = gunzipSync(new Uint8Array(await packed.arrayBuffer())).toString();
      expect(html).toBe(
        await startApp()
          .request(address)
          .then((again) => again.text()),
      );
    }
    const head = await app.request(address, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(head.headers.get("speculation-rules")).not.toBeNull();
  });
});

test("words that nobody asked for before cost no rendering and no memory", () => {
  let renders = 0;
  const templateOf = createTemplates({
    ...renderer,
    page: (page, props) => {
      renders++;
      return renderer.page(page, props);
    },
  });
  for (const page of stitched) {
    const before = renders;
    const words = (word: string): QueryWords =>
      new Map((page.queryKeys ?? []).map((key) => [key, word]));
    const templates = Array.from({ length: 500 }, (_, n) => templateOf(page, words(`New ${n}`)));
    expect(renders - before).toBe(1);
    expect(new Set(templates).size).toBe(1);
  }
});
