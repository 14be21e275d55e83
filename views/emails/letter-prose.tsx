import type { ReactNode } from "react";
import { styles } from "./letter-styles";

type Parent = { children?: ReactNode };

const Title = ({ children }: Parent) => (
  <h2 className="ink" style={styles.subheading}>
    {children}
  </h2>
);

const components = {
  h1: Title,
  h2: Title,
  h3: Title,
  p: ({ children }: Parent) => <p style={styles.paragraph}>{children}</p>,
  ul: ({ children }: Parent) => <ul style={styles.list}>{children}</ul>,
  ol: ({ children }: Parent) => <ol style={styles.list}>{children}</ol>,
  a: ({ href, children }: Parent & { href?: string }) => (
    <a className="ink" style={styles.textLink} href={href}>
      {children}
    </a>
  ),
  blockquote: ({ children }: Parent) => (
    <blockquote className="quote" style={styles.quote}>
      {children}
    </blockquote>
  ),
};

/** HTML in the text is text like any other. */
const options = { noHtmlBlocks: true, noHtmlSpans: true } as const;

/** Markdown in a message's look. */
export function LetterProse({ markdown }: { markdown: string }): ReactNode {
  return Bun.markdown.react(markdown, components, options);
}

/** The same as plain text: a link is its words and its address. */
export function proseText(markdown: string): string {
  const block = (text: string) => `${text.trim()}\n\n`;
  return Bun.markdown
    .render(
      markdown,
      {
        heading: block,
        paragraph: block,
        blockquote: (text) => block(text.trim().replaceAll(/^/gm, "> ")),
        list: (text, { depth }) => (depth === 0 ? block(text) : `\n${text}`),
        listItem: (text, { depth, index, ordered, start = 1 }) =>
          `${"  ".repeat(depth)}${ordered ? `${start + index}.` : "-"} ${text.trim()}\n`,
        link: (text, { href }) => (text === href ? text : `${text} (${href})`),
        strong: (text) => text,
        emphasis: (text) => text,
        code: block,
        codespan: (text) => text,
        hr: () => block("---"),
        text: (text) => text,
      },
      options,
    )
    .trim();
}
