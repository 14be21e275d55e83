import { describe, expect, test } from "bun:test";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { paths } from "../../src/paths";
import { playHref } from "../../views/content/demo/moments";
import { startApp } from "../support/site/app";

const encoded = (encoding: string) => ({ headers: { "accept-encoding": encoding } });

describe("a finished page", () => {
  test("is rendered once and served from memory with the same ETag", async () => {
    const app = startApp();
    const first = await app.request("/");
    await app.pages.compressed();
    const second = await app.request("/");
    expect(second.headers.get("etag")).toBe(first.headers.get("etag"));
    expect(await second.text()).toBe(await first.text());
    expect(first.headers.get("etag")).toMatch(/^"[a-z0-9]+"$/);
  });

  test("is available in each encoding with its own ETag and the same content", async () => {
    const app = startApp();
    const plain = await (await app.request("/")).text();
    await app.pages.compressed();
    const decoders = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync };
    const etags = new Set();
    for (const [encoding, decode] of Object.entries(decoders)) {
      const response = await app.request("/", encoded(encoding));
      expect(response.headers.get("content-encoding")).toBe(encoding);
      expect(response.headers.get("vary")).toBe("Accept-Encoding");
      expect(decode(new Uint8Array(await response.arrayBuffer())).toString()).toBe(plain);
      etags.add(response.headers.get("etag"));
    }
    expect(etags.size).toBe(3);
  });

  test("is compressed for the first visitor, and better for the next", async () => {
    for (const encoding of ["br", "zstd", "gzip"]) {
      const app = startApp();
      const first = await app.request("/", encoded(encoding));
      await app.pages.compressed();
      const next = await app.request("/", encoded(encoding));
      expect(first.headers.get("content-encoding")).toBe(encoding);
      const size = (await first.arrayBuffer()).byteLength;
      const nextSize = (await next.arrayBuffer()).byteLength;
      expect(nextSize).toBeLessThanOrEqual(size);
      expect(nextSize === size).toBe(encoding !== "br");
      expect(first.headers.get("etag") === next.headers.get("etag")).toBe(encoding !== "br");
    }
  });

  test("returns 304 to a client that has it from before a restart", async () => {
    const before = startApp();
    const quick = await before.request("/", encoded("br"));
    await before.pages.compressed();
    const best = await before.request("/", encoded("br"));
    for (const { headers } of [quick, best]) {
      const etag = headers.get("etag") ?? "";
      const again = await startApp().request("/", { headers: { "if-none-match": etag } });
      expect([again.status, again.headers.get("etag")]).toEqual([304, etag]);
    }
  });

  const negotiations: [string, string | null][] = [
    ["gzip, deflate, br, zstd", "br"],
    ["gzip;q=1.0, br;q=0.5", "gzip"],
    ["zstd, gzip", "zstd"],
    ["br;q=0, gzip", "gzip"],
    ["*", "br"],
    ["*;q=0.1, br;q=0", "zstd"],
    ["identity;q=1, br;q=0.5", null],
    ["deflate", null],
    ["", null],
    ["BR", "br"],
    ["br;q=wrong", "br"],
  ];
  for (const [header, encoding] of negotiations) {
    test(`is sent as ${encoding ?? "plain text"} to "${header}"`, async () => {
      const app = startApp();
      await app.request("/");
      await app.pages.compressed();
      const response = await app.request("/", encoded(header));
      expect(response.headers.get("content-encoding")).toBe(encoding);
    });
  }

  test("returns 304 without a body if the client has it in any encoding", async () => {
    const app = startApp();
    await app.request("/");
    await app.pages.compressed();
    const full = await app.request("/", encoded("br"));
    const etag = full.headers.get("etag") ?? "";
    for (const have of [etag, `"other", ${etag}`, `W/${etag}`, "*"]) {
      const response = await app.request("/", { headers: { "if-none-match": have } });
      expect(response.status).toBe(304);
      expect(await response.text()).toBe("");
      expect(response.headers.get("content-security-policy")).not.toBeNull();
    }
    const stale = await app.request("/", { headers: { "if-none-match": '"other"' } });
    expect(stale.status).toBe(200);
  });

  test("ignores unknown query parameters", async () => {
    const app = startApp();
    const plain = await (await app.request("/")).text();
    expect(await (await app.request("/?utm_source=mail&done2")).text()).toBe(plain);
  });

  test("is the same for ?play=1", async () => {
    const app = startApp();
    const [still, playing] = [await app.request(paths.demo.path), await app.request(playHref)];
    expect(playing.headers.get("etag")).toBe(still.headers.get("etag"));
    expect(await playing.text()).toBe(await still.text());
  });
});
