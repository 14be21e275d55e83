import { formatDay } from "./long-date";
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { citedNumber } from "../text/citations";
import { isDay, textOf } from "./text-of";
import { Unbroken } from "./unbroken";

type Words = { children: ReactNode };
type HeadingProps = Words & { id?: string };
type LinkProps = Words & { href: string; title?: string };
type ParagraphProps = Words & { look?: keyof typeof paragraphs };

const paragraphs = {
  plain: "mt-5 max-w-measure first:mt-0",
  opening: "max-w-lead text-lead text-ink print:text-prose",
  quote: "max-w-measure text-lead text-ink",
  day: "-mt-2 text-small text-muted",
} as const;

export function Paragraph({ look = "plain", children }: ParagraphProps): ReactNode {
  if (isDay(children)) return <p className={paragraphs.day}>{formatDay(textOf(children))}</p>;
  return <p className={paragraphs[look]}>{unbroken(children)}</p>;
}

/** Keeps the words in a text's strings whole (`Unbroken`). */
const unbroken = (children: ReactNode): ReactNode =>
  Children.map(children, (part) => (typeof part === "string" ? <Unbroken text={part} /> : part));

export const isParagraph = (node: ReactNode): node is ReactElement<ParagraphProps> =>
  isValidElement(node) && node.type === Paragraph;

/** A heading that links to its own section, so that readers can copy the address. */
export function Heading({ id, children }: HeadingProps): ReactNode {
  return (
    <h2 className="mb-5 max-w-[22em] text-subhead">
      <a href={`#${id}`} className="decoration-teal decoration-2 hover:underline">
        {children}
      </a>
    </h2>
  );
}

export function Subheading({ id, children }: HeadingProps): ReactNode {
  return (
    <h3 id={id} className="mt-10 mb-3 max-w-measure text-h4">
      {children}
    </h3>
  );
}

export function BulletList({ children }: Words): ReactNode {
  return (
    <ul className="mt-5 grid max-w-measure list-disc gap-2.5 pl-6 marker:text-teal">{children}</ul>
  );
}

export function NumberedList({ children }: Words): ReactNode {
  return (
    <ol className="mt-5 grid max-w-measure list-decimal gap-2.5 pl-7 marker:text-muted marker:tabular-nums">
      {children}
    </ol>
  );
}

export const linkClass =
  "text-teal underline decoration-teal/40 decoration-1 underline-offset-4 hover:text-teal-hover hover:decoration-current";

/** In a citation, `title` is the id that the reference links back to. */
export function Link({ href, title, children }: LinkProps): ReactNode {
  const number = citedNumber(href);
  if (number === undefined)
    return (
      <a href={href} title={title} className={linkClass}>
        {unbroken(children)}
      </a>
    );
  return (
    <sup className="ml-px align-[5px] text-small leading-0">
      <a
        id={title}
        href={href}
        aria-label={`Reference ${number}`}
        className="px-0.5 py-1 text-teal tabular-nums target:rounded-small target:bg-surface-3 target:outline-2 target:outline-teal hover:text-teal-hover"
      >
        {children}
      </a>
    </sup>
  );
}

/** A blockquote. If its last paragraph starts with a dash, that paragraph is shown as the attribution. */
export function Quote({ children }: Words): ReactNode {
  const blocks = Children.toArray(children).map((block) =>
    isParagraph(block) ? cloneElement(block, { look: "quote" }) : block,
  );
  const last = blocks.at(-1);
  const [dash, ...from] = isParagraph(last) ? Children.toArray(last.props.children) : [];
  const isSigned = typeof dash === "string" && dash.startsWith("— ");
  return (
    <blockquote className="my-9 border-l-2 border-teal py-1 pl-7 break-inside-avoid">
      {isSigned ? blocks.slice(0, -1) : blocks}
      {isSigned && (
        <footer className="mt-2 text-small text-muted">
          {dash.slice(2)}
          {from}
        </footer>
      )}
    </blockquote>
  );
}

export function Emphasis({ children }: Words): ReactNode {
  return <em className="text-ink italic">{children}</em>;
}

const isColor = (text: string): boolean => /^#[\da-f]{6}$/.test(text);

/** Inline code. A hex color gets a swatch. */
export function Code({ children }: Words): ReactNode {
  const text = textOf(children);
  return (
    <code className="rounded-small bg-surface-3 box-decoration-clone px-1.5 py-0.5 font-mono text-small text-ink print:p-0">
      {isColor(text) && (
        <svg
          className="mr-2 inline-block size-4 rounded-pill border border-field align-text-bottom"
          aria-hidden="true"
        >
          <rect width="100%" height="100%" fill={text} />
        </svg>
      )}
      {children}
    </code>
  );
}
