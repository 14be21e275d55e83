import { expect, test } from "bun:test";
import { readManifest } from "../../src/static/manifest";
import { paths } from "../../src/paths";
import { pages } from "../../views/pages/pages";
import { buildFolder } from "../../src/static/build-folder";
import { colorOf } from "../../views/styles/colors";
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
    const bytes = Buffer.from(await Bun.file(buildFolder() + image).arrayBuffer());
    const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    expect({ width, height }).toEqual(socialImageSize);
    // Social networks reject large images; WhatsApp's limit is 300 KB.
    expect(bytes.length).toBeLessThan(300_000);
  }
});

test("the server bundle does not contain the drawing code", async () => {
  for (const file of new Bun.Glob("*.js").scanSync(buildFolder())) {
    const code = await Bun.file(`${buildFolder()}/${file}`).text();
    expect(/resvg-js|yoga-layout/.test(code)).toBe(false);
  }
});

test("images, icons, emails and documents read their colors from the tokens", async () => {
  for (const file of [
    "src/build/images/social-composition.ts",
    "views/content/documents/media.md",
    "views/layout/head.tsx",
  ])
    expect(await Bun.file(file).text()).not.toMatch(/#[0-9a-f]{6}\b/);
  expect(await Bun.file("static/icon.svg").text()).toContain(`fill="${colorOf("teal")}"`);
  expect(styles.actionCell.background).toBe(colorOf("teal"));
});
