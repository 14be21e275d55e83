import type { ReactNode } from "react";
import { barAt } from "../content/demo/peaks";

/** Numbered pins on the bars of the demo call's waveform. `className` sets their color (`text-*`). */
export function CallPins(props: {
  moments: readonly { at: number }[];
  className: string;
}): ReactNode {
  return (
    <svg
      className={`absolute inset-0 size-full overflow-visible ${props.className}`}
      aria-hidden="true"
    >
      {props.moments.map(({ at }, index) => (
        <svg key={at} className="overflow-visible" x={`${barAt(at)}%`}>
          <rect fill="currentColor" x="-1" width="2" height="100%" />
          <circle fill="currentColor" cy="100%" r="10" />
          <text className="fill-canvas text-small font-bold" textAnchor="middle" y="100%" dy="5">
            {index + 1}
          </text>
        </svg>
      ))}
    </svg>
  );
}
