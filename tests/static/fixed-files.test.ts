import { expect, test } from "bun:test";
import { endpoints, fixedFiles, icons, paths } from "../../src/paths";
import { readManifest } from "../../src/static/manifest";
import { openAssetFiles } from "../../src/static/static-files";
import { respondStatic } from "../../src/static/static-response";
import { colorOf } from "../../views/styles/colors";
import { home } from "../../views/content/home";
import { site } from "../../views/content/site";
import { startApp } from "../support/site/app";

const files = openAssetFiles(readManifest());

/** Requests a fixed file and returns its type and its content. */
async function read(path: string) {
  const file = files.get(path);
  if (file === undefined) throw new Error(`There is no ${path}.`);
  const response = respondStatic(new Request(`http://genie.test${path}`), file);
  expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  return { type: response.headers.get("content-type"), content: await response.json() };
}

test("the web manifest names the site as its pages do, with icons that exist", async () => {
  const { type, content } = await read(fixedFiles.webManifest);
  expect(type).toBe("application/manifest+json; charset=utf-8");
  expect(content).toMatchObject({
    name: `${site.brand}: ${site.tagline}`,
    short_name: site.brand,
    description: home.description,
    theme_color: colorOf("canvas"),
    background_color: colorOf("canvas"),
  });
  expect(content.icons.map(({ src }: { src: string }) => src)).toEqual([
    icons.small,
    icons.large,
    icons.maskable,
  ]);
});

test("gpc.json states that Global Privacy Control is honored, and documents link to it", async () => {
  const { type, content } = await read(fixedFiles.gpc);
  expect(type).toBe("application/json; charset=utf-8");
  expect(content.gpc).toBe(true);
  expect(Date.parse(content.lastUpdate)).toBeLessThanOrEqual(Date.now());
  const app = startApp();
  for (const { path } of [paths.cookies, paths.legalPrivacy])
    expect(await (await app.request(path)).text()).toContain(`href="${fixedFiles.gpc}"`);
});

test("browsers load no address ahead that acts when requested", async () => {
  const { type, content } = await read(fixedFiles.speculationRules);
  expect(type).toBe("application/speculationrules+json");
  const [, { not }] = content.prefetch[0].where.and;
  for (const path of [
    endpoints.newsletter,
    endpoints.session,
    `${endpoints.auth}/user`,
    `${endpoints.confirm}?token=a`,
    `${endpoints.unsubscribe}?token=a`,
    endpoints.preferencesErase,
  ])
    expect(not.href_matches.some((rule: string) => path.startsWith(rule.replace("*", "")))).toBe(
      true,
    );
});
