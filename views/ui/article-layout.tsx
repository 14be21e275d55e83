import type { ReactNode } from "react";
import { ButtonLink } from "./button";
import { Eyebrow } from "./eyebrow";
import { Wrap } from "./wrap";

/**
 * Lays out a long text: `head` across the full width, then `children`: the table of contents (optional), then the text.
 */
export function ArticleLayout(props: { head: ReactNode; children: ReactNode }): ReactNode {
  return (
    <article data-article className="bg-wash bg-no-repeat print:bg-none">
      <Wrap className="items-start pt-28 pb-section lg:grid lg:grid-cols-[216px_minmax(0,1fr)] lg:gap-x-16 lg:[&>:nth-child(2):last-child]:col-span-2 lg:pt-32 xl:gap-x-22 print:block print:max-w-none print:p-0">
        <header className="mb-10 max-w-220 lg:col-span-2 lg:mb-16">{props.head}</header>
        {props.children}
      </Wrap>
    </article>
  );
}

/** A panel below an article with the next action to take. */
export function ArticleAction(props: {
  eyebrow?: string;
  title: string;
  text: string;
  href: string;
  label: string;
}): ReactNode {
  const { eyebrow, title, text, href, label } = props;
  return (
    <aside
      aria-labelledby="action"
      className="my-14 rounded-window border border-hairline-strong bg-surface-1 bg-wash bg-no-repeat p-7 text-base md:p-12 lg:my-20 print:hidden"
    >
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h2 id="action" className="mb-4 text-subhead">
        {title}
      </h2>
      <p className="max-w-measure">{text}</p>
      <ButtonLink tone="primary" className="mt-6" href={href}>
        {label}
      </ButtonLink>
    </aside>
  );
}
