import type { ReactNode } from "react";
import { Chevron } from "../../ui/disclosure";

/**
 * A part of the closeout, folded below its head on phones and in browsers without `::details-content`. With `isOpen`, it
 * is folded everywhere until that is true.
 */
export function Fold(props: { head: ReactNode; isOpen?: boolean; children: ReactNode }): ReactNode {
  const { head, isOpen, children } = props;
  const unfolds = isOpen === undefined;
  return (
    <>
      {unfolds && <div className="mb-3 hidden items-center gap-3 md:unfoldable:flex">{head}</div>}
      <details
        className={`group ${unfolds ? "md:details-content:[content-visibility:visible]" : ""}`.trim()}
        open={isOpen}
      >
        <summary
          className={`flex min-h-11 cursor-pointer items-center gap-3 ${unfolds ? "md:unfoldable:hidden" : ""}`.trim()}
        >
          {head}
          <Chevron />
        </summary>
        {children}
      </details>
    </>
  );
}
