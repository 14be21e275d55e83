import type { Letter } from "../content/letter";
import { proseText } from "./letter-prose";

/** A message as plain text: the same words in the same order. */
export function letterText(letter: Letter, home: string): string {
  const { heading, paragraphs, markdown, quote, action, code, notes, links } = letter;
  return [
    heading,
    ...paragraphs,
    markdown === undefined ? undefined : proseText(markdown, home),
    quote?.replaceAll(/^/gm, "> "),
    code,
    action && `${action.label}:\n${action.href}`,
    ...notes,
    ...links.map(({ label, href }) => `${label}:\n${href}`),
  ]
    .filter((part) => part !== undefined)
    .join("\n\n")
    .concat("\n");
}
