import type { ReactNode } from "react";
import { demoDeal } from "../content/demo-deal";
import { CallTime } from "../ui/call-time";

const { call, detections } = demoDeal;

/** The whole call as it sounded, with a mark and a name where something was detected. */
export function CallTimeline(): ReactNode {
  return (
    <div className="timeline">
      <CallTime text="00:00" />
      <svg>
        <svg viewBox={`0 0 ${BARS * STEP} 32`} height="32" preserveAspectRatio="xMinYMid slice">
          <path d={bars("Rep")} />
          <path d={bars("Prospect")} />
        </svg>
        {detections.map(({ type, timestamp }, index) => {
          const x = `${((seconds(timestamp) / seconds(call.duration)) * 100).toFixed(1)}%`;
          return (
            <g key={type}>
              <rect x={x} />
              <circle cx={x} />
              <text x={x} dx={index === 1 ? -6 : 6} data-end={index === 1 || undefined}>
                {type}
              </text>
            </g>
          );
        })}
      </svg>
      <CallTime text={call.duration} />
    </div>
  );
}

const seconds = (time: string): number =>
  time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);

/** Enough for the widest window; a narrower one cuts them off instead of squeezing them. */
const BARS = 154;
const STEP = 7;

/** How many bars each turn lasts, the rep's and the prospect's by turns. Daniel talks more. */
const TURNS = [5, 9, 3, 12, 4, 8, 6, 14, 3, 10, 5, 11, 4, 9, 7, 13, 4, 10, 6, 11];

const speakers = TURNS.flatMap((length, turn) =>
  Array.from({ length }, () => (turn % 2 === 0 ? "Rep" : "Prospect")),
);

/** One speaker's bars as a path: loud and quiet as speech is, and the same at every build. */
function bars(speaker: "Prospect" | "Rep"): string {
  return speakers
    .map((name, index) => {
      if (name !== speaker) return "";
      const half =
        2 + Math.round(11 * Math.abs(Math.sin(index * 2.3) * Math.sin(index * 0.37 + 1)));
      return `M${index * STEP + 2} ${16 - half}v${half * 2}`;
    })
    .join("");
}
