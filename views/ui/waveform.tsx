import type { ReactNode } from "react";
import { peaks } from "../content/demo/peaks";

/** The drawing's box: 3 units per peak along the call, and 24 to each side of its middle. */
const LENGTH = peaks.length * 3;
const BREADTH = 48;

const shapes = {
  row: {
    viewBox: `0 0 ${LENGTH} ${BREADTH}`,
    path: peaks.map((peak, n) => `M${n * 3 + 1} ${24 - peak}v${peak * 2}`).join(""),
  },
  column: {
    viewBox: `0 0 ${BREADTH} ${LENGTH}`,
    path: peaks.map((peak, n) => `M${24 - peak} ${n * 3 + 1}h${peak * 2}`).join(""),
  },
} as const;

/**
 * The demo call as a waveform, stretched to its box: across the page, or down it as a `column`. `className` sets the size,
 * the color (`text-*`) and the width of the bars (`stroke-*`). `played`, a share from 0 to 1, colors what came before teal.
 */
export function Waveform(props: {
  direction?: keyof typeof shapes;
  played?: number;
  className?: string;
}): ReactNode {
  const { direction = "row", played, className } = props;
  const { viewBox, path } = shapes[direction];
  const isRow = direction === "row";
  const end = played === undefined ? 0 : Math.round(played * LENGTH * 10) / 10;
  return (
    <svg className={className} viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} stroke="currentColor" vectorEffect="non-scaling-stroke" />
      {played !== undefined && (
        <svg width={isRow ? end : BREADTH} height={isRow ? BREADTH : end} className="text-teal">
          <path d={path} stroke="currentColor" vectorEffect="non-scaling-stroke" />
        </svg>
      )}
    </svg>
  );
}
