import { createElement, type ReactNode } from "react";
import { renderAsync } from "@resvg/resvg-js";
import satori from "satori";
import { colorOf } from "../../../views/content/colors";
import { site } from "../../../views/content/site";
import { markPath } from "../../../views/ui/icon-sprite";
import { press } from "../../paths";
import { ICONS_FOLDER } from "../../static/manifest";
import { readFont } from "./social-images";

/** The name's color on dark and light backgrounds. The mark has the same color on both. */
const INK = { dark: colorOf("ink"), light: colorOf("surface-1") };

const LOGO = { width: 340, height: 96 };
const PNG_WIDTH = 1360;
const MARK_PNG_WIDTH = 1024;

/** Draws the logo as SVG and PNG, and copies the screenshot. Text is converted to shapes. */
export async function drawPressKit(): Promise<void> {
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="${colorOf("teal")}" d="${markPath}"/></svg>`;
  const fonts = [await readFont(900)];
  const draw = (ink: string) => satori(logo(ink), { ...LOGO, fonts });
  const [onDark, onLight] = await Promise.all([draw(INK.dark), draw(INK.light)]);
  await Promise.all([
    write(press.markSvg, mark),
    writePng(press.markPng, mark, MARK_PNG_WIDTH),
    write(press.logoOnDarkSvg, onDark),
    writePng(press.logoOnDarkPng, onDark, PNG_WIDTH),
    write(press.logoOnLightSvg, onLight),
    writePng(press.logoOnLightPng, onLight, PNG_WIDTH),
    write(press.screenshot, Bun.file("static/screenshot.png")),
  ]);
}

/** The logo: mark and name, as in the header. */
const logo = (color: string): ReactNode =>
  createElement(
    "div",
    {
      style: {
        display: "flex",
        alignItems: "center",
        gap: 12,
        ...LOGO,
        color,
        fontFamily: "Lato",
        fontSize: 80,
        fontWeight: 900,
      },
    },
    createElement(
      "svg",
      { width: 96, height: 96, viewBox: "0 0 24 24" },
      createElement("path", { d: markPath, fill: colorOf("teal") }),
    ),
    site.brand,
  );

const write = (path: string, data: string | Uint8Array | Blob): Promise<number> =>
  Bun.write(ICONS_FOLDER + path, data);

async function writePng(path: string, svg: string, width: number): Promise<void> {
  const options = {
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false },
  } as const;
  await write(path, (await renderAsync(svg, options)).asPng());
}
