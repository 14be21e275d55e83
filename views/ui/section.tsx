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

/** A text, the first child, beside its picture on wide screens. */
export function Beside({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[5fr_7fr] lg:items-center xl:gap-x-20">
      {children}
    </div>
  );
}
