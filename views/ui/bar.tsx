import type { ReactNode } from "react";

/** A thin progress bar, hidden from screen readers: the same percentage stands beside it as text. */
export function Bar({ percent }: { percent: number }): ReactNode {
  return (
    <svg
      className="meter block h-0.75 w-full rounded-pill bg-hairline fill-decoration"
      aria-hidden="true"
    >
      <rect className="h-full" width={`${percent}%`} />
    </svg>
  );
}
