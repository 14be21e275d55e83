/**
 * Control characters, line separators and bidi controls (UAX #9): terminals obey them, and readers see something else
 * than is stored.
 */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/**
 * Cleans one line of text: line breaks and tabs become spaces; other control characters and bidi controls are
 * removed.
 */
export function toLine(text: string): string {
  return toLines(text).replaceAll(/[\n\t]/g, " ");
}

/** The same for several lines: keeps tabs, and line breaks as LF. */
export function toLines(text: string): string {
  return text
    .replaceAll(LINE_BREAK, "\n")
    .replaceAll(UNPRINTABLE, (character) => (/[\n\t]/.test(character) ? character : ""));
}

/** Cleans text for a table in a terminal; unprintable characters become U+FFFD. */
export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, "\u{FFFD}");
}

/** Escapes unprintable characters in JSON, except line breaks between values. */
export function escapeJson(json: string): string {
  return json.replaceAll(UNPRINTABLE, (character) =>
    character === "\n" ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Maximum characters of a title. */
export const MAX_TITLE_LENGTH = 80;

/** Sanitizes a title from the address: one line, NFC, at most 80 characters, never cut within one. Views escape it. */
export function sanitizeTitle(typed: string): string {
  // A character is at most two UTF-16 units, and longer input is not worth reading.
  const start = typed.slice(0, MAX_TITLE_LENGTH * 4).toWellFormed();
  const composed = Array.from(toLine(start).normalize("NFC").trim());
  return composed.slice(0, MAX_TITLE_LENGTH).join("").trim();
}
