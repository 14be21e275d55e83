import type { ReactNode } from "react";
import { Icon } from "../../ui/icon";

/** A part of the closeout, folded below its head on phones and in browsers without `::details-content`. */
export function Fold(props: { head: ReactNode; children: ReactNode }): ReactNode {
  const { head, children } = props;
  return (
    <>
      <div className="mb-3 hidden items-center gap-3 md:unfoldable:flex">{head}</div>
      <details className="group md:details-content:[content-visibility:visible]">
        <summary className="flex min-h-11 cursor-pointer items-center gap-3 md:unfoldable:hidden">
          {head}
          <Icon name="chevron" className="group-open:rotate-180" />
        </summary>
        {children}
      </details>
    </>
  );
}
