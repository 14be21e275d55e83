import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { markdownOptions } from "../text/markdown";
import {
  BulletList,
  Code,
  Emphasis,
  Heading,
  isParagraph,
  Link,
  NumberedList,
  Paragraph,
  Quote,
  Subheading,
} from "./prose-elements";
import { figures, isFigureName } from "./prose-figures";
import { ProseTable } from "./prose-table";
import { textOf } from "./text-of";

type Parent = ReactElement<{ children: ReactNode; caption?: string }>;
type CodeProps = { language?: string; caption?: string; children: ReactNode };

const components = {
  h2: Heading,
  h3: Subheading,
  p: Paragraph,
  ul: BulletList,
  ol: NumberedList,
  a: Link,
  em: Emphasis,
  code: Code,
  pre: CodeBlock,
  table: ProseTable,
  blockquote: Quote,
};

/**
 * Renders Markdown as React elements, so that React escapes all of it: the blocks before the first heading, a section
 * per heading, then `children`.
 */
export function Prose(props: {
  markdown: string;
  /** Whether the first paragraph is larger. */
  hasOpening?: boolean;
  children?: ReactNode;
}): ReactNode {
  const read = Bun.markdown.react(props.markdown, components, markdownOptions) as Parent;
  const [opening = [], ...sections] = splitAtHeadings(
    joinCaptions(Children.toArray(read.props.children)),
  );
  return (
    <div data-prose className="min-w-0 text-prose wrap-break-word">
      {opening.map((block, index) =>
        props.hasOpening && index === 0 && isParagraph(block)
          ? cloneElement(block, { look: "opening" })
          : block,
      )}
      {sections.map(([heading, ...blocks]) => {
        const { id } = (heading as ReactElement<{ id?: string }>).props;
        return (
          <section
            key={id}
            id={id}
            className="not-first:mt-12 lg:not-first:mt-18 print:not-first:mt-8"
          >
            {heading}
            {blocks}
          </section>
        );
      })}
      {props.children}
    </div>
  );
}

/** Turns a paragraph that starts with `Table:` or `Figure:` into the caption of the block before it. */
function joinCaptions(blocks: readonly ReactNode[]): ReactNode[] {
  const joined: ReactNode[] = [];
  for (const block of blocks) {
    const caption = isParagraph(block) && /^(?:Table|Figure): (.*)$/s.exec(textOf(block))?.[1];
    const last = joined.at(-1);
    if (caption && (isElement(last, ProseTable) || isElement(last, CodeBlock)))
      joined[joined.length - 1] = cloneElement(last, { caption });
    else joined.push(block);
  }
  return joined;
}

/** Returns the blocks before the first heading, then each heading with the blocks that follow it. */
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

/** Renders a figure if the language names one; otherwise code that scrolls horizontally and can be focused. */
function CodeBlock({ language = "", caption, children }: CodeProps): ReactNode {
  const text = textOf(children).trimEnd();
  if (isFigureName(language)) {
    const Figure = figures[language];
    return <Figure text={text} caption={caption} />;
  }
  return (
    <pre
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="my-7 overflow-x-auto rounded-card border border-hairline bg-surface-1 p-5 print:break-inside-avoid"
    >
      <code className="block w-max font-mono text-small text-ink print:w-auto print:whitespace-pre-wrap">
        {text}
      </code>
    </pre>
  );
}
