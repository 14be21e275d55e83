import { readFile } from "node:fs/promises";
import { createFontStack } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import arialBold from "@capsizecss/metrics/arial/700";
import lato from "@capsizecss/metrics/lato";
import latoBold from "@capsizecss/metrics/lato/700";
import latoBlack from "@capsizecss/metrics/lato/900";
import subsetFont from "subset-font";
import { notes } from "../../../views/content/about-notes";
import type { Emit } from "../emit";

/** Lato has no 500 or 600; these are its weights. */
const FACES = [
  { weight: 400, metrics: lato, fallback: arial, locals: ["Arial", "Liberation Sans"] },
  {
    weight: 700,
    metrics: latoBold,
    fallback: arialBold,
    locals: ["Arial Bold", "Liberation Sans Bold"],
  },
  {
    weight: 900,
    metrics: latoBlack,
    fallback: arialBold,
    locals: ["Arial Bold", "Liberation Sans Bold"],
  },
] as const;

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const PUNCTUATION = "\u00a0©®·×é–—‘’“”•…€→←↑↓✓™−";

const SUBSET = { targetFormat: "woff2", noHinting: true } as const;

/**
 * Subsets each weight of Lato to the characters the site uses (9 KB instead of 23). Returns the addresses to preload
 * and the `@font-face` rules, with a fallback face that has Lato's metrics, so that the swap shifts nothing.
 */
export async function buildFonts(emit: Emit): Promise<{ addresses: string[]; css: string }> {
  const addresses: string[] = [];
  const rules: string[] = [];
  for (const { weight, metrics, fallback, locals } of FACES) {
    const original = await readFile(
      Bun.resolveSync(`@fontsource/lato/files/lato-latin-${weight}-normal.woff2`, import.meta.dir),
    );
    const bytes = await subsetFont(original, ASCII + PUNCTUATION, SUBSET);
    const address = await emit(`lato-${weight}.woff2`, bytes);
    addresses.push(address);
    rules.push(
      `@font-face{font-family:Lato;font-weight:${weight};font-display:swap;src:url(${address}) format("woff2")}`,
    );
    const stretch = fallbackMetrics(metrics, fallback);
    const sources = locals.map((name) => `local("${name}")`).join(",");
    rules.push(
      `@font-face{font-family:"Lato Fallback";font-weight:${weight};src:${sources};${stretch}}`,
    );
  }
  return { addresses, css: rules.join("") };
}

/** The handwriting of About's notes, as in `--font-hand`. */
export const HAND = "Kalam";

/** Subsets the handwriting to the notes' letters, and returns its rule. Without a preload, as it draws only a picture. */
export async function buildHand(emit: Emit): Promise<string> {
  const letters = notes.map(({ note }) => note).join("");
  const original = await readFile(
    require.resolve("@fontsource/kalam/files/kalam-latin-400-normal.woff2"),
  );
  const bytes = await subsetFont(original, letters, SUBSET);
  const address = await emit("hand.woff2", bytes);
  return `@font-face{font-family:${HAND};font-display:swap;src:url(${address}) format("woff2")}`;
}

type Metrics = Parameters<typeof createFontStack>[0][number];

function fallbackMetrics(metrics: Metrics, fallback: Metrics): string {
  const { fontFaces } = createFontStack([metrics, fallback], { fontFaceFormat: "styleObject" });
  const face = [fontFaces].flat()[0]?.["@font-face"];
  if (face === undefined) throw new Error(`No fallback metrics for ${metrics.familyName}`);
  const { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } = face;
  return `ascent-override:${ascentOverride};descent-override:${descentOverride};line-gap-override:${lineGapOverride};size-adjust:${sizeAdjust}`;
}
