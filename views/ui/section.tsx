import type { ComponentProps, ReactNode } from "react";
import { Wrap } from "./wrap";

/** A section of a page, as wide as the site's column. */
export function Section(props: {
  id?: string;
  className?: string;
  children: ReactNode;
}): ReactNode {
  const { id, className = "", children } = props;
  return (
    <section id={id} className={`section py-section ${className}`.trim()}>
      <Wrap>{children}</Wrap>
    </section>
  );
}

/** A larger paragraph below a heading, without margins. */
export function Lead({ className = "", ...props }: ComponentProps<"p">): ReactNode {
  return <p {...props} className={`max-w-lead text-lead text-balance ${className}`.trim()} />;
}

/** A section's heading (`children`), with its lead beside it on wide screens, their last lines level. */
export function SectionHead(props: { lead: ReactNode; children: ReactNode }): ReactNode {
  return (
    <div className="mb-6 grid gap-x-6 gap-y-4 lg:mb-10 lg:grid-cols-2 lg:items-baseline-last">
      {props.children}
      <Lead>{props.lead}</Lead>
    </div>
  );
}
