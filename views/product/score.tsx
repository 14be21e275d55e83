import type { ReactNode } from "react";
import { Bar } from "../ui/bar";
import { Icon } from "../ui/icon";
import { CallTime } from "./call-line";
import type { Score } from "../content/demo/call";
import { player } from "../content/demo/player";

/** A deal's score before and after a call. */
export function ScoreChange(props: {
  before: number;
  value: number;
  className?: string;
}): ReactNode {
  const { before, value, className = "text-h1" } = props;
  return (
    <p className={`whitespace-nowrap tabular-nums ${className}`}>
      <span className="text-muted">{before} →</span> <b className="font-black">{value}</b>
    </p>
  );
}

/** Why a deal has its score: reasons that are met, and one that is not, with when each came up. */
export function ScoreReasons(props: {
  reasons: readonly { reason: string; isMet: boolean; at?: number }[];
  className?: string;
}): ReactNode {
  return (
    <ul className={`grid gap-1 ${props.className ?? ""}`.trim()}>
      {props.reasons.map(({ reason, isMet, at }) => (
        <li key={reason} className="flex items-center gap-3">
          <Icon
            name={isMet ? "check" : "alert"}
            className={`w-4 ${isMet ? "text-teal" : "text-gold"}`}
          />
          <span className="flex-1">{reason}</span>
          {at !== undefined && (
            <span className="text-small text-muted">
              <CallTime at={at} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A criterion's score and, below its name, the reason for it. */
export type ScorecardLine = { section: string; score: Score; description?: string };

/** A bar of five segments: 12 px of each 14 are visible. */
const SEGMENTS =
  "h-1.5 w-17! fill-teal mask-[repeating-linear-gradient(to_right,black_0_12px,transparent_12px_14px)]";

/** The MEDDIC scores, each as a bar of five segments and as text. */
export function Scorecard(props: {
  lines: readonly ScorecardLine[];
  className?: string;
}): ReactNode {
  return (
    <dl className={props.className}>
      {props.lines.map(({ section, score, description }) => (
        <div key={section} className="flex min-h-6 items-center justify-between gap-3">
          <dt className={description && "font-bold text-ink"}>
            {section}
            {description && <span className="block font-normal text-muted">{description}</span>}
          </dt>
          <dd className="flex items-center gap-3 whitespace-nowrap text-ink tabular-nums">
            <Bar percent={score * 20} className={SEGMENTS} />
            {player.outOf(score)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
