import type { ReactNode } from "react";

/** Short points, each behind a tick. */
export function CheckList({ points }: { points: readonly string[] }): ReactNode {
  return (
    <ul className="checks">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
