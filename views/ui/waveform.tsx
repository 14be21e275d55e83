import type { ReactNode } from "react";
import { peaks } from "../content/demo/peaks";

/** The drawing's box: 3 units per peak along the call, and 24 to each side of its middle. */
const LENGTH = peaks.length * 3;
const HEIGHT = 48;

/** From the middle down, up through it, and back: equal peaks are equal text, which compresses well. */
const bars = `M-2 24${peaks.map((peak) => `m3 ${peak}v-${peak * 2}m0 ${peak}`).join("")}`;

/**
 * The demo call as a waveform, stretched to its box. `className` sets the size, the color (`text-*`) and the width of the
 * bars (`stroke-*`). `played`, a share from 0 to 1, colors what came before teal.
 */
export function Waveform(props: { played?: number; className?: string }): ReactNode {
  const { played, className } = props;
  const path = <path d={bars} stroke="currentColor" vectorEffect="non-scaling-stroke" />;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${LENGTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {path}
      {played !== undefined && (
        <svg width={Math.round(played * LENGTH * 10) / 10} height={HEIGHT} className="text-teal">
          {path}
        </svg>
      )}
    </svg>
  );
}
