import type { ReactNode } from "react";
import { speakers } from "../content/hero-scene";

const COLORS = {
  prospect: "bg-portrait-cool-light text-portrait-cool",
  rep: "bg-portrait-warm-light text-portrait-warm",
} as const;

/** A stylized person with initials, for a tile of any aspect ratio. */
export function Portrait(props: { who: keyof typeof speakers; className?: string }): ReactNode {
  const { who, className = "" } = props;
  return (
    <svg
      className={`absolute size-full ${COLORS[who]} ${className}`.trim()}
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMax"
    >
      <g fill="currentColor">
        <path d="M70 210c0-58 40-84 90-84s90 26 90 84z" />
        <circle cx="160" cy="84" r="46" />
      </g>
      <text className="fill-paper text-h3 font-bold" x="160" y="92" textAnchor="middle">
        {speakers[who].initials}
      </text>
    </svg>
  );
}
