import { toLines } from "../../plain-text";

/** Characters that spreadsheets may read as =, +, - or @ at the start of a formula: all that NFKC maps to these. */
const FORMULA = "[=＝﹦⁼₌⩵⩶+＋﹢⁺₊﬩\\-－﹣@＠﹫]";
const FORMULA_CELL = new RegExp(`^(?=[\\t\\n]|[\\s\\p{Cf}]*${FORMULA})`, "u");
const FORMULA_PART = new RegExp(`[;\\t\\n][\\s\\p{Cf}]*(?=${FORMULA})`, "gu");

/**
 * Formats a row of CSV (RFC 4180), without control characters except tabs and line breaks. Formulas get an apostrophe
 * in front: at the start of a cell, where spreadsheets hide it, and after characters at which a spreadsheet might
 * split cells instead of at commas.
 */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map((cell) => csvCell(cell ?? "")).join(",")}\r\n`;
}

function csvCell(text: string): string {
  const harmless = toLines(text).replace(FORMULA_CELL, "'").replaceAll(FORMULA_PART, "$&'");
  return /[",;\t\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
