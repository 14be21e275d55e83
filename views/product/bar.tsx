import type { ReactNode } from "react";

/** A progress bar, thin by default, hidden from screen readers: the same percentage stands beside it as text. */
export function Bar(props: { percent: number; before?: number; className?: string }): ReactNode {
  const { percent, before, className = "h-0.75 fill-decoration" } = props;
  return (
    <svg className={`meter block w-full rounded-pill bg-hairline ${className}`} aria-hidden="true">
      <rect height="100%" width={`${percent}%`} />
      {before !== undefined && (
        <rect className="fill-decoration" height="100%" width={`${before}%`} />
      )}
    </svg>
  );
}
