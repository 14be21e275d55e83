import type { ReactNode } from "react";
import { styles } from "./email-styles";

type Parent = { children?: ReactNode };

const Title = ({ children }: Parent) => (
  <h2 className="ink" style={styles.subheading}>
    {children}
  </h2>
);

const components = (home: string) => ({
  h1: Title,
  h2: Title,
  h3: Title,
  p: ({ children }: Parent) => <p style={styles.paragraph}>{children}</p>,
  ul: ({ children }: Parent) => <ul style={styles.list}>{children}</ul>,
  ol: ({ children }: Parent) => <ol style={styles.list}>{children}</ol>,
  a: ({ href, children }: Parent & { href?: string }) => (
    <a className="ink" style={styles.textLink} href={absolute(href, home)}>
      {children}
    </a>
  ),
  blockquote: ({ children }: Parent) => (
    <blockquote className="quote" style={styles.quote}>
      {children}
    </blockquote>
  ),
});

/** Makes a path absolute. */
const absolute = (href: string | undefined, home: string): string | undefined =>
  href?.startsWith("/") ? home + href : href;

/** HTML in the Markdown is shown as text. */
const options = { noHtmlBlocks: true, noHtmlSpans: true } as const;

/** Renders Markdown in the email's design. Paths link to the site at `home`. */
export function EmailProse({ markdown, home }: { markdown: string; home: string }): ReactNode {
  return Bun.markdown.react(markdown, components(home), options);
}

/** Converts Markdown to plain text. Links become their text and address. */
export function proseText(markdown: string, home: string): string {
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
        link: (text, { href }) => (text === href ? text : `${text} (${absolute(href, home)})`),
        strong: (text) => text,
        emphasis: (text) => text,
        code: block,
        codespan: (text) => text,
        hr: () => block("---"),
        table: block,
        tr: (cells) => `${cells.trim()}\n`,
        th: (text) => `${text}  `,
        td: (text) => `${text}  `,
        text: (text) => text,
      },
      options,
    )
    .trim();
}

/** Returns the addresses of all links and images in a text. */
export function findLinks(markdown: string): { links: string[]; pictures: string[] } {
  const links: string[] = [];
  const pictures: string[] = [];
  const link = (text: string, { href }: { href: string }) => (links.push(href), text);
  const image = (text: string, { src }: { src: string }) => (pictures.push(src), text);
  Bun.markdown.render(markdown, { link, image }, options);
  return { links, pictures };
}
