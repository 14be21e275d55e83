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
