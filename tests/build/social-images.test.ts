import { expect, test } from "bun:test";
import { readManifest } from "../../src/static/manifest";
import { paths } from "../../src/paths";
import { pages } from "../../views/pages/pages";
import { site } from "../../views/content/site";
import { styles } from "../../views/emails/email-styles";
import { socialImageSize } from "../../views/layout/head";

const { socialImages, addresses } = readManifest();

test("every page has its own social image with the size in its head", async () => {
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

test("the server bundle does not contain the drawing code", async () => {
  for (const file of new Bun.Glob("*.js").scanSync(".build")) {
    const code = await Bun.file(`.build/${file}`).text();
    expect(/resvg-js|yoga-layout/.test(code)).toBe(false);
  }
});

test("colors outside the stylesheets are tokens, and the accent color is the same everywhere", async () => {
  const tokens = await Bun.file("views/styles/tokens.css").text();
  const colorsIn = async (file: string) =>
    (await Bun.file(file).text()).match(/#[0-9a-f]{6}\b/g) ?? [];
  for (const file of [
    "views/content/site.ts",
    "src/build/social-composition.ts",
    "src/build/press-kit.ts",
    "static/icon.svg",
    "views/content/documents/media.md",
  ])
    for (const color of await colorsIn(file)) expect(`${file} ${tokens}`).toContain(`: ${color};`);
  expect(tokens).toContain(`--color-teal: ${site.accent};`);
  for (const file of ["static/icon.svg", "views/content/documents/media.md"])
    expect(await colorsIn(file)).toContain(site.accent);
  expect(styles.actionCell.background).toBe(site.accent);
});
