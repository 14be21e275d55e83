import { afterEach, expect, test } from "bun:test";
import { brotliDecompressSync } from "node:zlib";
import { createPageCache } from "../../src/static/page-cache";
import type { PrebuiltPages } from "../../src/static/prebuilt-pages";
import { operator, setOperator } from "../../views/content/operator";

afterEach(() => setOperator([]));

const keys = ["/", "/about", "/demo"];
const soon = { delayMs: 0, pauseMs: 0 };
const at = "2026-11-28T12:00:00.000Z";

/** A folder of saved pages for each set of facts, and a cache that uses them. */
function startCache({ isFull = false } = {}) {
  const folders: Map<string, string>[] = [];
  const open = (): PrebuiltPages => {
    const folder = new Map<string, string>();
    folders.push(folder);
    return {
      has: (key) => folder.has(key),
      read: () => undefined,
      save: (key, _body, encodings) => {
        if (isFull) return;
        const brotli = new Map(encodings).get("br") ?? new Uint8Array();
        folder.set(key, brotliDecompressSync(brotli).toString());
      },
    };
  };
  const rendered: string[] = [];
  const render = (key: string) => {
    rendered.push(key);
    return `${key} of ${operator.legalName}`;
  };
  const all = keys.map((key) => ({ key, render: () => render(key) }));
  return { folders, rendered, render, all, cache: createPageCache(open, soon) };
}

test("pages that nobody asked for are saved, each once, and again when facts change", async () => {
  const { folders, rendered, render, all, cache } = startCache();
  setOperator([{ name: "legalName", value: "Old", at }]);
  cache.add("/about", render("/about"));
  await cache.saveAll(all);
  await cache.compressed();
  await cache.saveAll(all);
  expect(rendered).toEqual(["/about", "/", "/demo"]);
  setOperator([{ name: "legalName", value: "New", at }]);
  await cache.saveAll(all);
  expect(folders.slice(1).map((folder) => Object.fromEntries(folder))).toEqual([
    Object.fromEntries(keys.map((key) => [key, `${key} of Old`])),
    Object.fromEntries(keys.map((key) => [key, `${key} of New`])),
  ]);
});

test("facts that change meanwhile end the saving of the old ones", async () => {
  const { folders, rendered, all, cache } = startCache();
  const first = cache.saveAll(all);
  setOperator([{ name: "legalName", value: "New", at }]);
  await Promise.all([first, cache.saveAll(all)]);
  expect(rendered).toEqual(keys);
  expect([...(folders.at(-1)?.keys() ?? [])]).toEqual(keys);
});

test("on a full disk, no more pages are rendered than one", async () => {
  const { rendered, all, cache } = startCache({ isFull: true });
  expect(await cache.saveAll(all)).toBe(0);
  expect(rendered).toEqual(["/"]);
});
