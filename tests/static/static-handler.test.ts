import { expect, test } from "bun:test";
import { createStaticHandler } from "../../src/static/static-handler";
import { createLog } from "../../src/log";
import { createPageCache } from "../../src/static/page-cache";

test("concurrent forms start a few per event loop turn, and pages do not wait", async () => {
  const log = createLog({ write: () => {}, flush: () => {} });
  const pages = createPageCache();
  pages.add("/", "<!doctype html>");
  let begun = 0;
  const app = { fetch: () => new Response(String(++begun)) };
  const handle = createStaticHandler(
    { pages, assets: new Map() },
    { log, nextId: () => "1" },
    () => app,
  );
  const at = "http://genie.test/";
  const forms = Array.from({ length: 10 }, async () =>
    (await handle(new Request(at, { method: "POST" }))).text(),
  );
  const counts: number[] = [];
  while (begun < 10) {
    expect(handle(new Request(at))).toBeInstanceOf(Response);
    await new Promise((next) => setImmediate(next));
    counts.push(begun);
  }
  expect(counts).toEqual([4, 8, 10]);
  expect(await Promise.all(forms)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]);
});

test("a page with only campaign parameters is served without the app", async () => {
  const log = createLog({ write: () => {}, flush: () => {} });
  const pages = createPageCache();
  pages.add("/pricing", "<!doctype html>");
  const app = { fetch: () => new Response("app") };
  const handle = createStaticHandler(
    { pages, assets: new Map() },
    { log, nextId: () => "1" },
    () => app,
  );
  const bodyAt = async (query: string) =>
    (await handle(new Request(`http://genie.test/pricing?${query}`))).text();
  expect(await bodyAt("utm_source=google&utm_campaign=a%26b&utm_id=7")).toBe("<!doctype html>");
  for (const query of ["", "done", "utm_source=google&done", "title=x&utm_term=y", "utm_&&done="])
    expect({ query, body: await bodyAt(query) }).toEqual({ query, body: "app" });
});
