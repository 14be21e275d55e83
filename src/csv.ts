/**
 * A row of CSV (RFC 4180). What a spreadsheet would take for a formula gets an apostrophe before it: at the start of a
 * cell, where spreadsheets do not show it, and after what a spreadsheet might part cells at instead of our commas.
 */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map((cell) => csvCell(cell ?? "")).join(",")}\r\n`;
}

function csvCell(text: string): string {
  const harmless = text.replaceAll(/(?:^|[;\t\r\n]) *(?=[=+\-@])|^(?=\p{Cc})/gu, "$&'");
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
