import type { ReactNode } from "react";
import { speakers } from "../../../content/hero-scene";

const COLORS = {
  prospect: { shape: "text-portrait-cool", ground: "text-portrait-cool-light" },
  rep: { shape: "text-portrait-warm", ground: "text-portrait-warm-light" },
} as const;

/** A person as three flat shapes with initials: a ground, shoulders and a head. */
export function Portrait({ who }: { who: keyof typeof speakers }): ReactNode {
  const { shape, ground } = COLORS[who];
  return (
    <svg
      className="absolute inset-0 size-full"
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMax slice"
    >
      <rect className={ground} width="320" height="200" fill="currentColor" />
      <g className={shape} fill="currentColor">
        <path d="M70 210c0-58 40-84 90-84s90 26 90 84z" />
        <circle cx="160" cy="84" r="46" />
      </g>
      <text className="fill-paper text-h3 font-bold" x="160" y="92" textAnchor="middle">
        {speakers[who].initials}
      </text>
    </svg>
  );
}
