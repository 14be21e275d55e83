import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { citedNumber } from "../content/citations";
import { markdownOptions } from "../content/markdown";
import { ProseTable } from "./prose-table";
import { ProseTimeline } from "./prose-timeline";
import { textOf } from "./text-of";

type Parent = ReactElement<{ children: ReactNode; caption?: string }>;
type HeadingProps = { id?: string; children: ReactNode };
type LinkProps = { href: string; title?: string; children: ReactNode };
type CodeProps = { language?: string; caption?: string; children: ReactNode };

/**
 * A Markdown text as React elements, so that React escapes all of it: what comes before the first heading, then a
 * section for each heading, then `children`.
 */
export function Prose(props: { markdown: string; children?: ReactNode }): ReactNode {
  const components = {
    h2: Heading,
    pre: CodeBlock,
    table: ProseTable,
    a: Link,
    blockquote: Quote,
  };
  const read = Bun.markdown.react(props.markdown, components, markdownOptions) as Parent;
  const [opening, ...sections] = splitAtHeadings(
    joinCaptions(Children.toArray(read.props.children)),
  );
  return (
    <div className="prose">
      {opening}
      {sections.map(([heading, ...blocks]) => {
        const { id } = (heading as ReactElement<HeadingProps>).props;
        return (
          <section key={id} id={id}>
            {heading}
            {blocks}
          </section>
        );
      })}
      {props.children}
    </div>
  );
}

/** A paragraph that begins with `Table:` or `Figure:` is the caption of what comes before it. */
function joinCaptions(blocks: readonly ReactNode[]): ReactNode[] {
  const joined: ReactNode[] = [];
  for (const block of blocks) {
    const caption = isElement(block, "p") && /^(?:Table|Figure): (.*)$/s.exec(textOf(block))?.[1];
    const last = joined.at(-1);
    if (caption && (isElement(last, ProseTable) || isElement(last, CodeBlock)))
      joined[joined.length - 1] = cloneElement(last, { caption });
    else joined.push(block);
  }
  return joined;
}

/** What comes before the first heading, then each heading with what belongs to it. */
function splitAtHeadings(blocks: readonly ReactNode[]): ReactNode[][] {
  const parts: ReactNode[][] = [[]];
  for (const block of blocks) {
    if (isElement(block, Heading)) parts.push([]);
    parts.at(-1)?.push(block);
  }
  return parts;
}

const isElement = (node: ReactNode, type: ReactElement["type"]): node is Parent =>
  isValidElement(node) && node.type === type;

/** A heading links to its own section, so that its address can be copied. */
function Heading({ id, children }: HeadingProps): ReactNode {
  return (
    <h2>
      <a href={`#${id}`}>{children}</a>
    </h2>
  );
}

/** A citation's title is the id that its reference links back to. */
function Link({ href, title, children }: LinkProps): ReactNode {
  const number = citedNumber(href);
  if (number === undefined)
    return (
      <a href={href} title={title}>
        {children}
      </a>
    );
  return (
    <sup>
      <a id={title} href={href} aria-label={`Reference ${number}`}>
        {children}
      </a>
    </sup>
  );
}

/** A last paragraph that begins with a dash says who is quoted. */
function Quote({ children }: { children: ReactNode }): ReactNode {
  const blocks = Children.toArray(children);
  const last = blocks.at(-1);
  const [dash, ...from] = isElement(last, "p") ? Children.toArray(last.props.children) : [];
  if (typeof dash !== "string" || !dash.startsWith("— "))
    return <blockquote>{children}</blockquote>;
  return (
    <blockquote>
      {blocks.slice(0, -1)}
      <footer>
        {dash.slice(2)}
        {from}
      </footer>
    </blockquote>
  );
}

/** Wide lines scroll within the block, which the keyboard must reach for that. */
function CodeBlock({ language, caption, children }: CodeProps): ReactNode {
  const text = textOf(children).trimEnd();
  if (language === "timeline") return <ProseTimeline text={text} {...(caption && { caption })} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre tabIndex={0}>
      <code>{text}</code>
    </pre>
  );
}
