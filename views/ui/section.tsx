import type { ComponentProps, ReactNode } from "react";
import { Eyebrow } from "./eyebrow";
import { Wrap } from "./wrap";

/**
 * A section of a page, as wide as the site's column. `isSplit` puts the first child beside the second on wide screens.
 */
export function Section(props: {
  id?: string;
  className?: string;
  isSplit?: boolean;
  children: ReactNode;
}): ReactNode {
  const { id, className = "", isSplit, children } = props;
  const columns = isSplit
    ? "lg:grid lg:grid-cols-[5fr_6fr] lg:items-start lg:gap-16 xl:gap-28"
    : undefined;
  return (
    <section id={id} className={`section py-section ${className}`.trim()}>
      <Wrap className={columns}>{children}</Wrap>
    </section>
  );
}

/**
 * A section's heading and introduction. With `isSticky`, for split sections, it stays in view while the other column
 * scrolls.
 */
export function SectionHead(props: {
  eyebrow?: string;
  title: ReactNode;
  lead?: string;
  isCentered?: boolean;
  isSticky?: boolean;
  children?: ReactNode;
}): ReactNode {
  const { eyebrow, title, lead, isCentered, isSticky, children } = props;
  const place = [
    isCentered && "mx-auto text-center",
    isSticky ? "mb-8 lg:sticky lg:top-28 lg:mb-0" : "mb-8 lg:mb-14",
  ].filter(Boolean);
  return (
    <div className={`max-w-180 ${place.join(" ")}`}>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h2>{title}</h2>
      {lead && <Lead className={isCentered ? "mx-auto mt-5" : "mt-5"}>{lead}</Lead>}
      {children}
    </div>
  );
}

/** A larger paragraph below a heading, without margins. */
export function Lead({ className = "", ...props }: ComponentProps<"p">): ReactNode {
  return <p {...props} className={`max-w-lead text-lead text-balance ${className}`.trim()} />;
}
