import type { ReactNode } from "react";
import { Icon } from "./icon";

/** A list of short points with check marks. */
export function CheckList(props: { points: readonly string[]; className?: string }): ReactNode {
  const { points, className = "" } = props;
  return (
    <ul className={`checks grid content-start gap-2 lg:gap-3 ${className}`.trim()}>
      {points.map((point) => (
        <li key={point} className="flex gap-3">
          <Icon name="check" className="text-muted" />
          {point}
        </li>
      ))}
    </ul>
  );
}
