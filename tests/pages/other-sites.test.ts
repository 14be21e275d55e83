import { readFileSync } from "node:fs";
import { expect, test } from "bun:test";
import { readManifest } from "../../src/static/manifest";
import { buildFolder } from "../../src/static/build-folder";
import { pagesFolder } from "../../src/static/prebuilt-pages";
import { SITE_URL } from "../support/site/app";
import { serveEveryPage } from "../support/site/every-page";

/** Attributes that make browsers load a URL. So does `href`, except in links to pages. */
const LOADING = ["src", "srcset", "imagesrcset", "poster", "data", "background", "ping"];

/** Links in the head that browsers do not load. */
const NAMES_A_PAGE = /^(?:canonical|alternate)$/;

/** Returns the URLs that browsers load to show this HTML or CSS, as written. */
function loadedBy(text: string): string[] {
  const loaded = [...text.matchAll(/url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)/gi)].map(
    ([, url, imported]) => url ?? imported ?? "",
  );
  for (const [, tag = "", attributes = ""] of text.matchAll(/<([a-z][\w:-]*)\b([^>]*)>/gi)) {
    const values = new Map(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [
        name.toLowerCase(),
        value,
      ]),
    );
    const isLoading = (name: string): boolean =>
      LOADING.includes(name) ||
      (/^(?:xlink:)?href$/.test(name) &&
        !["a", "area"].includes(tag) &&
        !NAMES_A_PAGE.test(values.get("rel") ?? ""));
    for (const [name, value] of values)
      if (isLoading(name))
        loaded.push(
          ...(name.endsWith("srcset") ? value.split(",") : [value]).map(
            (one) => one.trim().split(/\s/)[0] ?? "",
          ),
        );
  }
  return loaded.map((url) => url.replaceAll("&amp;", "&"));
}

/** Returns those on another site, or in a form that the policy does not allow, such as `data:`. */
const fromElsewhere = (text: string, site: string): string[] =>
  loadedBy(text).filter((url) => new URL(url, site).origin !== site);

test("no page, article or legal text loads anything from another site", async () => {
  const pages = await serveEveryPage();
  expect(pages.filter(({ address }) => address.startsWith("/blog/")).length).toBeGreaterThan(5);
  expect(pages.filter(({ address }) => /^\/legal\/.*\d$/.test(address)).length).toBeGreaterThan(1);
  expect(pages.flatMap(({ html }) => loadedBy(html)).length).toBeGreaterThan(pages.length * 3);
  const found = pages.flatMap(({ address, html }) =>
    fromElsewhere(html, SITE_URL).map((url) => `${address} loads ${url}`),
  );
  expect(found).toEqual([]);
});

test("no built page or stylesheet loads anything from another site", () => {
  const { siteUrl } = readManifest();
  const files = [`${pagesFolder(buildFolder())}/*.html`, "views/**/*.css"].flatMap((glob) => [
    ...new Bun.Glob(glob).scanSync({ dot: true }),
  ]);
  expect(files.length).toBeGreaterThan(60);
  for (const file of files) {
    const found = fromElsewhere(readFileSync(file, "utf8"), siteUrl);
    expect({ file, found }).toEqual({ file, found: [] });
  }
});

const ELSEWHERE = "https://elsewhere.example/it";

for (const html of [
  `<img src="${ELSEWHERE}">`,
  `<img src="//elsewhere.example/it">`,
  `<img src="/own.png" srcset="/own.png 1x, ${ELSEWHERE} 2x">`,
  `<picture><source srcset="${ELSEWHERE}"></picture>`,
  `<script src="${ELSEWHERE}"></script>`,
  `<link rel="stylesheet" href="${ELSEWHERE}">`,
  `<link rel="preconnect" href="${ELSEWHERE}">`,
  `<link rel="preload" as="image" imagesrcset="${ELSEWHERE} 2x">`,
  `<iframe src="${ELSEWHERE}"></iframe>`,
  `<video poster="${ELSEWHERE}"></video>`,
  `<object data="${ELSEWHERE}"></object>`,
  `<svg><use href="${ELSEWHERE}#icon"></use></svg>`,
  `<svg><image xlink:href="${ELSEWHERE}"/></svg>`,
  `<a href="/" ping="${ELSEWHERE}"></a>`,
  `<p style="background: url('${ELSEWHERE}')"></p>`,
  `<style>@import "${ELSEWHERE}";</style>`,
  `<style>p { background: url(${ELSEWHERE}) }</style>`,
])
  test(`the search finds ${html}`, () => {
    expect(fromElsewhere(html, SITE_URL)).toHaveLength(1);
  });

test("the search passes links to other sites and files of this one", () => {
  const html = `<a href="${ELSEWHERE}">x</a><link rel="canonical" href="${ELSEWHERE}"><img src="/own.png">`;
  expect(fromElsewhere(html, SITE_URL)).toEqual([]);
});
