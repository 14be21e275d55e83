import type { CSSProperties } from "react";
import { colorOf } from "../styles/colors";

const FONT = "Lato, 'Helvetica Neue', Helvetica, Arial, sans-serif";

/** Inline styles of a message's elements, in document order: the site's colors on a light background. */
export const styles = {
  canvas: { margin: 0, padding: 0, background: "#eef3f7" },
  page: { width: "100%", borderSpacing: 0, padding: "32px 12px" },
  panel: {
    width: "100%",
    maxWidth: 560,
    borderSpacing: 0,
    borderRadius: 12,
    background: "#ffffff",
  },
  inside: {
    padding: "32px 36px",
    font: `16px/1.6 ${FONT}`,
    color: "#2b3a52",
    textAlign: "left",
  },
  brandRow: { margin: "0 0 28px", borderSpacing: 0 },
  mark: {
    width: 32,
    height: 32,
    padding: 0,
    borderRadius: 8,
    background: "#0b1424",
    color: colorOf("teal"),
    font: `20px/32px ${FONT}`,
    textAlign: "center",
  },
  brand: { padding: "0 0 0 10px", font: `900 20px/32px ${FONT}` },
  brandLink: { color: "#0b1424", textDecoration: "none" },
  heading: { margin: "0 0 12px", font: `700 26px/1.25 ${FONT}`, color: "#0b1424" },
  subheading: { margin: "28px 0 8px", font: `700 20px/1.3 ${FONT}`, color: "#0b1424" },
  paragraph: { margin: "0 0 16px" },
  list: { margin: "0 0 16px", padding: "0 0 0 22px" },
  textLink: { color: "#0b1424", textDecoration: "underline" },
  /** The preview text that mail clients show in the list of messages; hidden in the message itself. */
  preview: { display: "none", maxHeight: 0, overflow: "hidden" },
  quote: {
    margin: "20px 0",
    padding: "2px 0 2px 16px",
    borderLeft: `3px solid ${colorOf("teal")}`,
    color: "#0b1424",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
  code: {
    margin: "8px 0 20px",
    font: "700 32px/1.3 ui-monospace, Menlo, Consolas, monospace",
    letterSpacing: "0.2em",
    color: "#0b1424",
  },
  actionRow: { margin: "24px 0 8px", borderSpacing: 0 },
  actionCell: { borderRadius: 12, background: colorOf("teal") },
  action: {
    display: "inline-block",
    padding: "13px 26px",
    font: `700 16px/1.4 ${FONT}`,
    color: "#04201d",
    textDecoration: "none",
  },
  line: { margin: "28px 0 20px", border: 0, borderTop: "1px solid #dbe3ec" },
  small: {
    margin: "0 0 12px",
    font: `14px/1.55 ${FONT}`,
    color: "#53637c",
    overflowWrap: "anywhere",
  },
  link: { color: "#53637c", textDecoration: "underline" },
} satisfies Record<string, CSSProperties>;

/** What inline styles cannot do: dark mode, and less padding on small screens. */
export const CSS = `
:root { color-scheme: light dark; }
h1 { text-wrap: balance; }
@media (max-width: 480px) { .inside { padding: 24px 20px !important; } }
@media (prefers-color-scheme: dark) {
  .canvas { background: #060b16 !important; }
  .panel { background: #0b1424 !important; }
  .inside { color: #c4d0dc !important; }
  .mark { background: #16243e !important; }
  .ink, .brand, .quote { color: #f3f7fa !important; }
  .small { color: #8fa0b3 !important; }
  .line { border-top-color: #22304a !important; }
}
`;
