import type { ReactNode } from "react";

/** A part of a window: the parts are stacked on phones and side by side on wider screens. */
export function Pane(props: { className?: string; children: ReactNode }): ReactNode {
  return (
    <div
      className={`p-5 not-first:border-t not-first:border-hairline md:p-6 md:not-first:border-t-0 md:not-first:border-l ${props.className ?? ""}`}
    >
      {props.children}
    </div>
  );
}

export function PaneHead({ children }: { children: ReactNode }): ReactNode {
  return (
    <p className="mb-3 flex flex-wrap justify-between gap-x-4 text-small font-bold text-muted">
      {children}
    </p>
  );
}
