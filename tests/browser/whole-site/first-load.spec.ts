import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { headerIsAwake } from "../support/islands";
import { watchPage } from "../support/watch-page";

const MAX_REQUESTS = 8;
const MAX_REPEAT_BYTES = 1024;

/** Only React is larger than this. */
const REACT_BYTES = 100_000;

test("an untouched home page loads one small script and no React until the first interaction", async ({
  page,
  baseURL,
}) => {
  const watch = await watchPage(page, new URL(baseURL ?? "").origin);
  // Preloaded files are requested again by the scripts that import them, from the cache.
  const scripts = () => [...new Set(watch.requests.filter((url) => url.endsWith(".js")))];
  await page.goto(paths.home.path, { waitUntil: "networkidle" });
  // Playwright does not report the icon's request, so it is added.
  expect(watch.requests.length + 1).toBeLessThanOrEqual(MAX_REQUESTS);
  expect(scripts()).toHaveLength(1);
  expect(await marks()).toBe(0);

  await page.locator(".site-header > a").first().dispatchEvent("pointerover");
  await headerIsAwake(page);
  const sizes = await Promise.all(
    scripts().map(async (url) => (await (await page.request.get(url)).body()).length),
  );
  expect(sizes.filter((size) => size > REACT_BYTES)).toHaveLength(1);
  expect(scripts().some((url) => url.includes("/chat-"))).toBe(false);
  expect(await marks()).toBe(1);

  function marks() {
    return page.evaluate(() => performance.getEntriesByName("hydration-complete").length);
  }
});

for (const { sign, give } of [
  { sign: "a scroll", give: () => scrollTo({ top: 9, behavior: "instant" }) },
  {
    sign: "a key",
    give: () => document.querySelector<HTMLElement>(".site-bar a")?.focus(),
  },
  {
    sign: "a finger",
    give: () =>
      void document
        .querySelector(".site-header")
        ?.dispatchEvent(new Event("touchstart", { bubbles: true })),
  },
] as const) {
  test(`${sign} hydrates the header and sets its performance mark`, async ({ page }) => {
    await page.goto(paths.home.path, { waitUntil: "networkidle" });
    await page.evaluate(give);
    await headerIsAwake(page);
    const marks = await page.evaluate(
      () => performance.getEntriesByName("hydration-complete").length,
    );
    expect(marks).toBe(1);
  });
}

test("a repeat view of the home page costs 1 KB at most", async ({ page }) => {
  await page.goto(paths.home.path, { waitUntil: "networkidle" });
  await page.goto(paths.legalPrivacy.path, { waitUntil: "networkidle" });
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  let bytes = 0;
  const statuses: number[] = [];
  client.on("Network.loadingFinished", (event) => (bytes += event.encodedDataLength));
  client.on("Network.responseReceivedExtraInfo", (event) => statuses.push(event.statusCode));
  await page.goto(paths.home.path, { waitUntil: "networkidle" });
  expect(statuses).toContain(304);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(MAX_REPEAT_BYTES);
});
