import type { ReactNode } from "react";
import { Icon } from "./icon";

/** A list of short points with check marks. */
export function CheckList(props: { points: readonly string[]; className?: string }): ReactNode {
  const { points, className = "grid gap-2" } = props;
  return (
    <ul className={`checks content-start lg:gap-3 ${className}`}>
      {points.map((point) => (
        <li key={point} className="flex gap-3">
          <Icon name="check" className="text-muted" />
          {point}
        </li>
      ))}
    </ul>
  );
}
