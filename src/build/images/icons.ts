import { renderAsync } from "@resvg/resvg-js";
import { colorOf } from "../../../views/content/colors";
import { icons } from "../../paths";
import { ICONS_FOLDER } from "../../static/manifest";

/** Returns the icon as SVG, in the accent color. */
export async function readIcon(): Promise<string> {
  return (await Bun.file("static/icon.svg").text()).replace("currentColor", colorOf("teal"));
}

/** Draws the icon in every size that has a fixed address. */
export async function drawIcons(): Promise<void> {
  const rounded = await readIcon();
  // Phones and launchers round the corners.
  const square = rounded.replace(/ rx="\d+"/, "");
  const draw = async (path: string, svg: string, size: number) =>
    Bun.write(ICONS_FOLDER + path, await paint(svg, size));
  await Promise.all([
    draw(icons.small, rounded, 192),
    draw(icons.large, rounded, 512),
    draw(icons.maskable, square, 512),
    draw(icons.apple, square, 180),
    Bun.write(ICONS_FOLDER + icons.favicon, asIco(await paint(rounded, 32), 32)),
  ]);
}

async function paint(svg: string, width: number): Promise<Uint8Array> {
  const options = {
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false },
  } as const;
  return (await renderAsync(svg, options)).asPng();
}

/** Wraps a PNG in an ICO file: a header of 6 bytes, an entry of 16, and the image. */
function asIco(png: Uint8Array, size: number): Uint8Array {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
