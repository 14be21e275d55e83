import { expect, test } from "bun:test";
import { readManifest } from "../../src/static/manifest";
import { paths } from "../../src/paths";
import { pages } from "../../views/pages/pages";
import { site } from "../../views/content/site";
import { socialImageSize } from "../../views/layout/head";

const { socialImages, addresses } = readManifest();

test("every page has its own social image of the size in its head", async () => {
  const own = pages.filter(({ place }) => place.kind === "page").map(({ place }) => place.path);
  expect(Object.keys(socialImages).toSorted()).toEqual([...own, paths.comingSoon.path].toSorted());
  const images = Object.values(socialImages);
  expect(new Set(images).size).toBe(images.length);
  for (const image of images) {
    expect(addresses).toContain(image);
    const bytes = Buffer.from(await Bun.file(`static${image}`).arrayBuffer());
    const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    expect({ width, height }).toEqual(socialImageSize);
    // Networks refuse large ones; the largest that WhatsApp shows is 300 KB.
    expect(bytes.length).toBeLessThan(300_000);
  }
});

test("the server holds nothing of what draws them", async () => {
  for (const file of new Bun.Glob("*.js").scanSync(".build")) {
    const code = await Bun.file(`.build/${file}`).text();
    expect(/resvg-js|yoga-layout/.test(code)).toBe(false);
  }
});

test("every color that is not in a stylesheet is one of its tokens", async () => {
  const tokens = await Bun.file("views/styles/tokens.css").text();
  const composition = await Bun.file("src/build/social-composition.ts").text();
  const used = [site.color, ...(composition.match(/#[0-9a-f]{6}/g) ?? [])];
  expect(used.length).toBeGreaterThan(3);
  for (const color of used) expect(tokens).toContain(color);
});
