import { toLine } from "../../db/connection/plain-text";

/** Characters of a title that are shown and stored. */
export const MAX_TITLE_LENGTH = 80;

/**
 * A title from the address bar, made harmless: one line in NFC, cut at 80 characters and never within one. Views escape
 * it as they do all text.
 */
export function sanitizeTitle(typed: string): string {
  // No character takes more than two units, so that 10 KB are not gone through for 80 characters.
  const start = typed.slice(0, MAX_TITLE_LENGTH * 4).toWellFormed();
  const composed = Array.from(toLine(start).normalize("NFC").trim());
  return composed.slice(0, MAX_TITLE_LENGTH).join("").trim();
}
