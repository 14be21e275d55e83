import type { ReactNode } from "react";

/** A share of a whole as a thin line; the figure stands beside it in words. */
export function Bar({ percent }: { percent: number }): ReactNode {
  return (
    <svg className="meter" aria-hidden="true">
      <rect width={`${percent}%`} />
    </svg>
  );
}
