import type { ReactNode } from "react";

/** The first section of a page: clear of the header, under one wash of light. */
export function Opening(props: { className?: string; children: ReactNode }): ReactNode {
  const { className, children } = props;
  return (
    <section className="section bg-wash bg-no-repeat pt-30 wrap-anywhere lg:pt-40">
      <div className={className ? `wrap ${className}` : "wrap"}>{children}</div>
    </section>
  );
}
