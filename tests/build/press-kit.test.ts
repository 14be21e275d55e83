import { describe, expect, test } from "bun:test";
import { openAssetFiles } from "../../src/static/static-files";
import { readManifest } from "../../src/static/manifest";
import { respondStatic } from "../../src/static/static-response";
import { paths, press } from "../../src/paths";
import { startApp } from "../support/site/app";

const MAX_BYTES = 200_000;
const PNG = "89504e470d0a1a0a";
const files = openAssetFiles(readManifest());
const page = await (await startApp().request(paths.media.path)).text();

const sizes: Record<string, [number, number]> = {
  [press.markPng]: [1024, 1024],
  [press.logoOnDarkPng]: [1360, 384],
  [press.logoOnLightPng]: [1360, 384],
  [press.screenshot]: [1800, 1200],
};

describe("the press kit", () => {
  for (const path of Object.values(press))
    test(`offers ${path} for download, with its type and under 200 KB`, async () => {
      expect(page).toContain(`href="${path}"`);
      const file = files.get(path);
      if (file === undefined) throw new Error(`There is no ${path}.`);
      const response = respondStatic(new Request("http://genie.test"), file);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.length).toBeLessThan(MAX_BYTES);
      const [width, height] = sizes[path] ?? [];
      if (width === undefined) {
        expect(response.headers.get("content-type")).toBe("image/svg+xml");
        expect(bytes.toString()).toMatch(/^<svg [^>]*xmlns=.*<path .*<\/svg>$/s);
        expect(bytes.toString()).not.toContain("<text");
      } else {
        expect(response.headers.get("content-type")).toBe("image/png");
        expect(bytes.subarray(0, 8).toString("hex")).toBe(PNG);
        expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, Number(height)]);
      }
    });

  test("lists only colors of the design", async () => {
    const tokens = await Bun.file("views/styles/tokens.css").text();
    const colors = [...page.matchAll(/<code[^>]*>(?:<svg.*?<\/svg>)?(#[0-9a-f]{6})<\/code>/g)].map(
      ([, color]) => color,
    );
    expect(colors).toHaveLength(4);
    for (const color of colors) expect(tokens).toContain(`: ${color};`);
  });
});
