import { describe, expect, test } from "bun:test";
import { closestKeys, notFoundPage } from "../../views/pages/not-found/page";
import { articles } from "../../views/text/articles";
import { notFound as words } from "../../views/content/not-found";
import { articlePlace, paths } from "../../src/paths";
import { queryProps } from "../../src/pages/query-pages";
import { mainOf } from "../support/site/every-page";
import { renderer, startApp } from "../support/site/app";

const app = startApp();

/** Returns the pages suggested for an unknown address, in order. */
async function offeredAt(address: string): Promise<string[]> {
  const response = await app.request(address);
  expect(response.status).toBe(404);
  const panel = /<div data-panel="".*?<\/div>/s.exec(await response.text())?.[0] ?? "";
  expect(panel).toContain(`>${words.closest}</h2>`);
  return [...panel.matchAll(/<a href="([^"]*)"/g)].map(([, href = ""]) => href);
}

const [article] = articles;
const meant: [string, string][] = [
  ["/pricng", paths.pricing.path],
  ["/prices", paths.pricing.path],
  ["/en/pricing", paths.pricing.path],
  ["/product/pricing.html", paths.pricing.path],
  ["/copilot", paths.coPilot.path],
  ["/solution/co-pilot", paths.coPilot.path],
  ["/about-us", paths.about.path],
  ["/contact-us", paths.contact.path],
  ["/login", paths.logIn.path],
  ["/blog/no-such-article", paths.blog.path],
  ["/solutions/plumbers", paths.solutions.path],
  [`/${article?.slug}`, articlePlace(article?.slug ?? "", "").path],
];

describe("an address that does not exist", () => {
  for (const [address, first] of meant)
    test(`${address} suggests ${first} first, and only existing pages`, async () => {
      const offered = await offeredAt(address);
      expect(offered[0]).toBe(first);
      expect(offered.length).toBeLessThanOrEqual(3);
      expect(new Set(offered).size).toBe(offered.length);
      for (const path of offered) expect((await app.request(path)).status).toBe(200);
    });

  for (const address of ["/qxzv", "/wp-admin/setup-config.php", "/.env", "/%E0%A4%A", "/%00"])
    test(`${address} resembles no page, so the main pages are suggested`, async () => {
      const html = await (await app.request(address)).text();
      expect(html).toContain(`>${words.otherwise.title}</h2>`);
      for (const { href } of words.otherwise.links)
        expect(mainOf(html)).toContain(`href="${href}"`);
    });

  test("says first that it does not exist, and shows the coming-soon form last", async () => {
    for (const address of ["/qxzv", "/pricng", "/pricng?title=Scroll+2"]) {
      const main = mainOf(await (await app.request(address)).text());
      const order = [
        `<h1>${words.heading}</h1>`,
        'data-panel=""',
        "<h2>Coming Soon</h2>",
        'id="notify-form"',
      ].map((part) => main.indexOf(part));
      expect(order).toEqual(order.toSorted((one, other) => one - other));
      expect(order[0]).toBeGreaterThan(0);
      const title = address.includes("title") ? "Scroll 2" : paths.comingSoon.title;
      expect(main).toContain(`name="source" value="coming-soon:${title}"`);
    }
  });

  test("does not echo the address, and ignores suggestions in the query", async () => {
    const address = `/pricng/%3Cb%3Equux?${closestKeys(0).path}=https://evil.example&title=<i>`;
    const html = await (await app.request(address)).text();
    expect(html).not.toContain("quux");
    expect(html).not.toContain("evil.example");
    expect(html).not.toContain("<i></i>");
    expect(html).toContain("&lt;i&gt;");
  });

  test("is byte for byte what React renders", async () => {
    const closest: [string, string][] = [
      [closestKeys(0).path, paths.pricing.path],
      [closestKeys(0).title, paths.pricing.title],
    ];
    for (const title of [undefined, "Deal <rooms>"]) {
      const query = title === undefined ? "" : `?${new URLSearchParams({ title })}`;
      const props = queryProps(
        notFoundPage,
        new Map([...(title === undefined ? [] : [["title", title] as const]), ...closest]),
      );
      const html = await (await app.request(`/pricng${query}`)).text();
      expect(html).toBe(renderer.page(notFoundPage, props));
    }
  });
});
