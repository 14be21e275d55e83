import type { ReactNode } from "react";

/** A share of a whole as a thin line; the figure stands beside it in words. */
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
