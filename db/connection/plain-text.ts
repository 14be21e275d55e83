/**
 * Control characters, line separators, and marks that change the direction of what follows (UAX #9): a terminal obeys
 * them, and a reader sees something else than what is stored.
 */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/** One line of text: line breaks and tabs become spaces, other control characters and marks of direction are removed. */
export function toLine(text: string): string {
  return toLines(text).replaceAll(/[\n\t]/g, " ");
}

/** The same for text of several lines, which keeps tabs, and line breaks as LF. */
export function toLines(text: string): string {
  return text
    .replaceAll(LINE_BREAK, "\n")
    .replaceAll(UNPRINTABLE, (character) => (/[\n\t]/.test(character) ? character : ""));
}

/** Text for one cell of a list at a terminal: what a cell must not hold is shown as U+FFFD. */
export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, "\u{FFFD}");
}

/** JSON that shows such characters as escapes. Line breaks between its parts stay. */
export function escapeJson(json: string): string {
  return json.replaceAll(UNPRINTABLE, (character) =>
    character === "\n" ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
