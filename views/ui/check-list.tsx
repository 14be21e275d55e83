import type { ReactNode } from "react";
import { Icon } from "./icon";

/** Short points, each behind a tick. */
export function CheckList({ points }: { points: readonly string[] }): ReactNode {
  return (
    <ul className="checks grid content-start gap-2 lg:gap-3">
      {points.map((point) => (
        <li key={point} className="flex gap-3">
          <Icon name="check" className="mt-0.5 text-muted" />
          {point}
        </li>
      ))}
    </ul>
  );
}
