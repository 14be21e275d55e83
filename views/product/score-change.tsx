import type { ReactNode } from "react";

/** A deal's score before and after a call. */
export function ScoreChange(props: {
  before: number;
  after: number;
  className?: string;
}): ReactNode {
  const { before, after, className = "text-h1" } = props;
  return (
    <p className={`tabular-nums ${className}`}>
      <span className="text-muted">{before} →</span> <b className="font-black text-ink">{after}</b>
    </p>
  );
}
