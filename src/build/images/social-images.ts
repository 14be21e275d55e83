import { readFile } from "node:fs/promises";
import { renderAsync } from "@resvg/resvg-js";
import satori from "satori";
import { paths } from "../../paths";
import { pages } from "../../../views/pages/pages";
import { comingSoon } from "../../../views/content/forms";
import { site } from "../../../views/content/site";
import { socialImageSize } from "../../../views/layout/head";
import type { Page } from "../../../views/page";
import { composeSocialImage, SOCIAL_BACKGROUND } from "./social-composition";
import type { Emit } from "../emit";

const WEIGHTS = [400, 700, 900] as const;

/** Draws the social image of each page and returns their addresses by page path. Coming-soon pages share one. */
export async function drawSocialImages(emit: Emit): Promise<Record<string, string>> {
  const fonts = await Promise.all(WEIGHTS.map(readFont));
  const drawn = pages.filter(({ place }) => place.kind === "page" || place === paths.comingSoon);
  const entries = await Promise.all(
    drawn.map(async (page): Promise<[string, string]> => {
      const { path } = page.place;
      const svg = await satori(composeSocialImage(wordsOf(page)), { ...socialImageSize, fonts });
      const whole = svg.replace(/^<svg[^>]*>/, (start) => start + SOCIAL_BACKGROUND);
      // All text has been converted to shapes. Without this option, every font of the machine is loaded.
      const image = await renderAsync(whole, { font: { loadSystemFonts: false } });
      const name = path === paths.home.path ? "home" : path.slice(1).replaceAll("/", "-");
      return [path, await emit(`social-${name}.png`, image.asPng())];
    }),
  );
  return Object.fromEntries(entries);
}

/** Returns the page's own text for the image, or its title with the site's tagline. */
function wordsOf({ social, title, place }: Page): { kicker: string; title: string } {
  if (place.kind === "soon")
    return { kicker: comingSoon.heading, title: "Something new is on its way" };
  return social ?? { kicker: place.title, title: title.replace(`${site.brand}: `, "") };
}

async function readFont(weight: (typeof WEIGHTS)[number]) {
  const file = `@fontsource/lato/files/lato-latin-${weight}-normal.woff`;
  const data = await readFile(Bun.resolveSync(file, import.meta.dir));
  return { name: "Lato", data, weight, style: "normal" } as const;
}
