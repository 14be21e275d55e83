import type { ReactNode } from "react";

/** A bar, hidden from screen readers: the same figure stands beside it as text. `className` sets its height and `fill-*`. */
export function Bar({ percent, className }: { percent: number; className: string }): ReactNode {
  return (
    <svg
      className={`block w-full rounded-pill bg-surface-3 forced-colors:outline ${className}`}
      aria-hidden="true"
    >
      <rect
        className="motion-safe:transition-[width] forced-colors:fill-[Highlight]"
        height="100%"
        width={`${percent}%`}
      />
    </svg>
  );
}
