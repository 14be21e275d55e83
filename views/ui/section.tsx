import type { ComponentProps, ReactNode } from "react";
import { Eyebrow } from "./eyebrow";
import { Wrap } from "./wrap";

/** One block of a page in the site's column. `id` is what anchors name. `isSplit` puts its first child beside the rest. */
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

/** Introduces a section. `isSticky` is for a split section, where it stays in sight beside what scrolls. */
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

/** The larger paragraph under a heading. It brings no margin of its own. */
export function Lead({ className = "", ...props }: ComponentProps<"p">): ReactNode {
  return <p {...props} className={`max-w-lead text-lead text-balance ${className}`.trim()} />;
}
