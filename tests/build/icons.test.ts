import { expect, test } from "bun:test";
import { openAssetFiles } from "../../src/static/static-files";
import { readManifest } from "../../src/static/manifest";
import { respondStatic } from "../../src/static/static-response";
import { icons } from "../../src/paths";

const files = openAssetFiles(readManifest());

async function ask(path: string): Promise<{ type: string | null; bytes: Buffer }> {
  const ready = files.get(path);
  if (ready === undefined) throw new Error(`There is no ${path}.`);
  const response = respondStatic(new Request("http://genie.test"), ready);
  const type = response.headers.get("content-type");
  return { type, bytes: Buffer.from(await response.arrayBuffer()) };
}

const PNG = "89504e470d0a1a0a";
const sizes = { apple: 180, small: 192, large: 512, maskable: 512 } as const;

for (const [name, size] of Object.entries(sizes)) {
  test(`the ${name} icon is a PNG of ${size} px`, async () => {
    const { type, bytes } = await ask(icons[name as keyof typeof sizes]);
    expect(type).toBe("image/png");
    expect(bytes.subarray(0, 8).toString("hex")).toBe(PNG);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([size, size]);
  });
}

test("the favicon is an ICO that holds one PNG of 32 px", async () => {
  const { type, bytes } = await ask(icons.favicon);
  expect(type).toBe("image/x-icon");
  expect(bytes.subarray(0, 6).toString("hex")).toBe("000001000100");
  expect([bytes[6], bytes[7]]).toEqual([32, 32]);
  const picture = bytes.subarray(bytes.readUInt32LE(18));
  expect(picture.length).toBe(bytes.readUInt32LE(14));
  expect(picture.subarray(0, 8).toString("hex")).toBe(PNG);
});

test("icons have fixed URLs and are cached for a day", () => {
  expect(files.get(icons.apple)?.headers["cache-control"]).toBe("public, max-age=86400");
});
