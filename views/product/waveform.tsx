import type { ReactNode } from "react";
import { barAt, peaks } from "../content/demo/peaks";

/** The viewBox: 3 units per peak, and 24 above and below the middle. */
const WIDTH = peaks.length * 3;
const HEIGHT = 48;

/** Each bar starts from the middle, so that equal peaks have equal text and compress well. */
const bars = `M-2 24${peaks.map((peak) => `m3-${peak}v${peak * 2}m0-${peak}`).join("")}`;

/**
 * The demo call's waveform, stretched to its box. `className` sets the size, the color (`text-*`) and the bar width
 * (`stroke-*`). The part before `played`, from 0 to 1, is teal.
 */
export function Waveform(props: { played?: number; className?: string }): ReactNode {
  const { played, className } = props;
  const path = <path d={bars} stroke="currentColor" vectorEffect="non-scaling-stroke" />;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {path}
      {played !== undefined && (
        <svg width={Math.round(played * WIDTH * 10) / 10} height={HEIGHT} className="text-teal">
          {path}
        </svg>
      )}
    </svg>
  );
}

/** Numbered pins on the bars of the waveform. */
export function CallPins({ moments }: { moments: readonly { at: number }[] }): ReactNode {
  return (
    <svg className="absolute inset-0 size-full overflow-visible fill-gold" aria-hidden="true">
      {moments.map(({ at }, index) => (
        <svg key={at} className="overflow-visible" x={`${barAt(at)}%`}>
          <rect x="-1" width="2" height="100%" />
          <circle cy="100%" r="10" />
          <text className="fill-canvas text-small font-bold" textAnchor="middle" y="100%" dy="5">
            {index + 1}
          </text>
        </svg>
      ))}
    </svg>
  );
}
