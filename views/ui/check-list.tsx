import type { ReactNode } from "react";
import { Icon } from "./icon";

/** Short points, each behind a tick. */
export function CheckList({ points }: { points: readonly string[] }): ReactNode {
  return (
    <ul className="checks">
      {points.map((point) => (
        <li key={point}>
          <Icon name="check" />
          {point}
        </li>
      ))}
    </ul>
  );
}
