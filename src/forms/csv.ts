import type { Entry } from "../../db/forms/entries";
import { ORIGIN_KEYS } from "../../db/schema/origin";
import { parseSource } from "../../views/content/sign-up-source";
import { toLines } from "../plain-text";

/** The columns of an export, in order. */
const FIELDS = ["source", "feature", "name", "company", "invitedAt", "topic", "message"];
const PROOF = ["consentText", "privacyVersion", "createdAt", "confirmedAt", "unsubscribedAt"];
const COLUMNS = ["list", "state", "email", ...FIELDS, ...ORIGIN_KEYS, ...PROOF, "heldFor"];

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

/** The first line of an export. Without its byte order mark, Excel reads the file as Windows-1252. */
export const csvHeader = `\u{FEFF}${csvLine(COLUMNS)}`;

/** An entry as a line of an export. */
export function entryLine({ origin, ...entry }: Entry): string {
  const { feature } = parseSource(entry.source ?? "");
  const cells: Record<string, string | null> = { ...entry, feature: feature ?? null, ...origin };
  return csvLine(COLUMNS.map((column) => cells[column] ?? null));
}
