/**
 * A row of CSV (RFC 4180). A cell that a spreadsheet would take for a formula, by its first character, gets an
 * apostrophe before it, which spreadsheets do not show.
 */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map((cell) => csvCell(cell ?? "")).join(",")}\r\n`;
}

function csvCell(text: string): string {
  const harmless = /^[=+\-@\p{Cc}]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
