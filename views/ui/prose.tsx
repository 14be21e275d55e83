import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import { markdownOptions } from "../content/markdown";
import { ProseTable } from "./prose-table";
import { textOf } from "./text-of";

type Parent = ReactElement<{ children: ReactNode }>;
type HeadingProps = { id?: string; children: ReactNode };

/** A text in markdown as React elements, so that all of it is escaped by React: an opening, then a section a heading. */
export function Prose({ markdown }: { markdown: string }): ReactNode {
  const components = { h2: Heading, pre: CodeBlock, table: ProseTable };
  const read = Bun.markdown.react(markdown, components, markdownOptions) as Parent;
  const [opening, ...sections] = splitAtHeadings(Children.toArray(read.props.children));
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
    </div>
  );
}

/** What stands before the first heading, then each heading with what belongs to it. */
function splitAtHeadings(blocks: readonly ReactNode[]): ReactNode[][] {
  const parts: ReactNode[][] = [[]];
  for (const block of blocks) {
    if (isValidElement(block) && block.type === Heading) parts.push([]);
    parts.at(-1)?.push(block);
  }
  return parts;
}

/** A heading links to its own section, so that its address can be copied. */
function Heading({ id, children }: HeadingProps): ReactNode {
  return (
    <h2>
      <a href={`#${id}`}>{children}</a>
    </h2>
  );
}

/** Wide lines scroll within the block, which the keyboard must reach for that. */
function CodeBlock({ children }: { children: ReactNode }): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre tabIndex={0}>
      <code>{textOf(children).trimEnd()}</code>
    </pre>
  );
}
