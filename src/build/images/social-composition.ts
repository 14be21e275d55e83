import { createElement, type CSSProperties, type ReactNode } from "react";
import { colorOf } from "../../../views/styles/colors";
import { site } from "../../../views/content/site";
import { socialImageSize } from "../../../views/layout/head";
import { markPath } from "../../../views/icon-shapes";

const colors = {
  canvas: colorOf("canvas"),
  ink: colorOf("ink"),
  body: colorOf("body"),
  teal: colorOf("teal"),
};

/** Longer titles get a smaller size, to fit three lines. */
const LONG_TITLE = 44;

/** Composes kicker, title and tagline over the background. */
export function composeSocialImage({
  kicker,
  title,
}: {
  kicker: string;
  title: string;
}): ReactNode {
  return box(
    {
      ...socialImageSize,
      boxSizing: "border-box",
      flexDirection: "column",
      justifyContent: "space-between",
      padding: "64px 72px",
      fontFamily: "Lato",
    },
    box(
      { alignItems: "center", gap: 18, color: colors.ink, fontSize: 40, fontWeight: 900 },
      mark(),
      site.brand,
    ),
    box(
      { flexDirection: "column", gap: 22, width: 860 },
      box({ color: colors.teal, fontSize: 28, fontWeight: 700 }, kicker),
      box(
        {
          color: colors.ink,
          fontSize: title.length > LONG_TITLE ? 62 : 76,
          fontWeight: 900,
          lineHeight: 1.08,
          letterSpacing: "-0.03em",
          textWrap: "balance",
        },
        title,
      ),
    ),
    box({ color: colors.body, fontSize: 26 }, site.tagline),
  );
}

/** The background: gradient, grid, and the logo, cropped. */
export const SOCIAL_BACKGROUND = `
<defs>
  <radialGradient id="wash" cx="0.72" cy="0" r="0.75">
    <stop offset="0" stop-color="${colors.teal}" stop-opacity="0.30"/>
    <stop offset="1" stop-color="${colors.teal}" stop-opacity="0"/>
  </radialGradient>
  <linearGradient id="edge" x1="0" y1="0" x2="1" y2="1">
    <stop offset="0" stop-color="${colors.teal}" stop-opacity="0.55"/>
    <stop offset="1" stop-color="${colors.teal}" stop-opacity="0.04"/>
  </linearGradient>
</defs>
<rect width="1200" height="630" fill="${colors.canvas}"/>
<rect width="1200" height="630" fill="url(#wash)"/>
<g transform="translate(700 -20) scale(27)" fill="url(#edge)" fill-opacity="0.16" stroke="url(#edge)" stroke-width="0.07"><path d="${markPath}"/></g>
<rect y="624" width="1200" height="6" fill="${colors.teal}"/>`;

function mark(): ReactNode {
  const shape = createElement("path", { d: markPath, fill: colors.teal });
  return createElement("svg", { width: 48, height: 48, viewBox: "0 0 24 24" }, shape);
}

function box(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  return createElement("div", { style: { display: "flex", ...style } }, ...children);
}
