import { expect, test } from "bun:test";
import { paths, type Place } from "../../src/paths";
import { readingLinks } from "../../views/content/reading-links";
import { startApp } from "../support/site/app";

const READING = Object.values<Place>(paths)
  .filter(({ shell }) => shell === "reading")
  .map(({ path }) => path);

test("reading pages have the plain top links, and all others the full header", async () => {
  const app = startApp();
  for (const { path } of Object.values(paths)) {
    const html = await (await app.request(path)).text();
    const isReading = READING.includes(path);
    expect(html.includes('id="reading-menu"')).toBe(isReading);
    expect(html.includes('data-island="header"')).toBe(!isReading);
    expect(html).toContain('data-island="chat"');
    expect(html).toContain("<footer");
    expect(html).toContain('id="toasts"');
  }
});

test("the top links are in the bar and the menu, and mark only the current page", async () => {
  const links = "/ /our-solution /features /pricing /case-studies /contact".split(" ");
  expect(readingLinks.map(({ path }) => path)).toEqual(links);
  for (const path of READING) {
    const html = await (await startApp().request(path)).text();
    const header = html.slice(html.indexOf("<header"), html.indexOf("</header>"));
    const inLists = [...header.matchAll(/<li><a class="[^"]*" href="([^"]+)"/g)].map(
      ([, href]) => href,
    );
    expect(inLists).toEqual([...links, ...links]);
    const current = [...header.matchAll(/href="([^"]+)" aria-current="page"/g)];
    expect(current.map(([, href]) => href)).toEqual(links.includes(path) ? [path, path] : []);
    expect(header).toContain('<a href="/beta-waitlist"');
  }
});
