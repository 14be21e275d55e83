/** Characters of a title that are shown and stored. */
export const TITLE_LENGTH_MOST = 80;

/**
 * A title from the address bar, made harmless: cut at 80 characters and never within one, without control characters
 * and without the marks that turn the direction of what follows, in NFC. Views escape it as they do all text.
 */
export function cutTitle(typed: string): string {
  // No character takes more than two units, so that 10 KB are not gone through for 80 characters.
  const start = typed.slice(0, TITLE_LENGTH_MOST * 4).toWellFormed();
  const harmless = start.replaceAll(/[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, "");
  const composed = Array.from(harmless.normalize("NFC"));
  return composed.slice(0, TITLE_LENGTH_MOST).join("").trim();
}
