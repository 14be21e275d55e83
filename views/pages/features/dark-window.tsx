import type { ReactNode } from "react";

/** A window of Genie's, as tall as its frame. */
export function DarkWindow(props: { className?: string; children: ReactNode }): ReactNode {
  return (
    <div
      className={`h-full overflow-hidden rounded-card border border-hairline-strong bg-surface-2 ${props.className ?? ""}`.trim()}
    >
      {props.children}
    </div>
  );
}
