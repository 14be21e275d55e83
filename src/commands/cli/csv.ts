import { toLines } from "../../../db/connection/plain-text";

/** Characters that a spreadsheet may read as =, +, - or @ at the start of a formula: all that NFKC turns into these. */
const FORMULA = "[=＝﹦⁼₌⩵⩶+＋﹢⁺₊﬩\\-－﹣@＠﹫]";
const FORMULA_CELL = new RegExp(`^(?=[\\t\\n]|[\\s\\p{Cf}]*${FORMULA})`, "u");
const FORMULA_PART = new RegExp(`[;\\t\\n][\\s\\p{Cf}]*(?=${FORMULA})`, "gu");

/**
 * A row of CSV (RFC 4180), without control characters other than tabs and line breaks. What a spreadsheet would take for
 * a formula gets an apostrophe before it: at the start of a cell, where spreadsheets do not show it, and after what a
 * spreadsheet might part cells at instead of our commas.
 */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map((cell) => csvCell(cell ?? "")).join(",")}\r\n`;
}

function csvCell(text: string): string {
  const harmless = toLines(text).replace(FORMULA_CELL, "'").replaceAll(FORMULA_PART, "$&'");
  return /[",;\t\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
