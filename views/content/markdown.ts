import type { markdown as bunMarkdown } from "bun";

/** A heading of the second level, by the id it has in the page. */
export type Heading = { id: string; title: string };

/** How articles are read: headings get ids, and HTML in the text is text like any other. */
export const markdownOptions = {
  headings: { ids: true },
  noHtmlBlocks: true,
  noHtmlSpans: true,
} as const satisfies bunMarkdown.Options;

/** The contents of a text. */
export function headingsOf(text: string): Heading[] {
  const found: Heading[] = [];
  const heading = (title: string, { level, id }: { level: number; id?: string }) => {
    if (level === 2 && id !== undefined) found.push({ id, title });
    return "";
  };
  Bun.markdown.render(text, { heading }, markdownOptions);
  return found;
}
