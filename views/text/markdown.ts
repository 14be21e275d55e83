import type { markdown as bunMarkdown } from "bun";

/** A second-level heading; `id` is its id in the page. */
export type Heading = { id: string; title: string };

/** How Markdown is parsed: headings get ids, and HTML is shown as text. */
export const markdownOptions = {
  headings: { ids: true },
  noHtmlBlocks: true,
  noHtmlSpans: true,
} as const satisfies bunMarkdown.Options;

/** Escapes text that means no Markdown, such as a company's name; also hides placeholders and links by name in it. */
export const escapeMarkdown = (text: string): string =>
  text.replaceAll(/[\\`*_{}[\]<>#|~!]|(?<=\])\(/g, "\\$&");

/** Returns the second-level headings of a text, for its table of contents. */
export function headingsOf(text: string): Heading[] {
  const found: Heading[] = [];
  const heading = (title: string, { level, id }: { level: number; id?: string }) => {
    if (level === 2 && id !== undefined) found.push({ id, title });
    return "";
  };
  Bun.markdown.render(text, { heading }, markdownOptions);
  return found;
}
