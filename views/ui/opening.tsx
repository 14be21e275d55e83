import type { ReactNode } from "react";
import { Wrap } from "./wrap";

/** The first section of a page, with space for the fixed header and a gradient background. */
export function Opening(props: { className?: string | undefined; children: ReactNode }): ReactNode {
  const { className, children } = props;
  return (
    <section className="bg-wash bg-no-repeat pt-30 pb-section wrap-anywhere lg:pt-32 print:bg-none print:py-6">
      <Wrap className={className}>{children}</Wrap>
    </section>
  );
}
