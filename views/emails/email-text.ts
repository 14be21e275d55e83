import type { EmailContent } from "../content/email-content";
import { proseText } from "./email-prose";

/** Renders an email as plain text, with the same content as the HTML. */
export function emailText(content: EmailContent, home: string): string {
  const { heading, paragraphs, markdown, quote, action, code, notes, links } = content;
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
