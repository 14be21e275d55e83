import { toLine } from "../plain-text";

/** Maximum characters of a title. */
export const MAX_TITLE_LENGTH = 80;

/** Sanitizes a title from the address: one line, NFC, at most 80 characters, never cut within one. Views escape it. */
export function sanitizeTitle(typed: string): string {
  // A character is at most two UTF-16 units, and longer input is not worth reading.
  const start = typed.slice(0, MAX_TITLE_LENGTH * 4).toWellFormed();
  const composed = Array.from(toLine(start).normalize("NFC").trim());
  return composed.slice(0, MAX_TITLE_LENGTH).join("").trim();
}
