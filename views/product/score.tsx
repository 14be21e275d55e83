import type { ReactNode } from "react";
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

const STEPS = [1, 2, 3, 4, 5] as const satisfies readonly Score[];

/** A criterion's score and, below its name, the reason for it. */
export type ScorecardLine = { section: string; score: Score; description?: string };

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
            <Segments score={score} />
            {player.outOf(score)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A score as a bar of five segments, hidden from screen readers (`score.css`). */
function Segments({ score }: { score: Score }): ReactNode {
  return (
    <svg className="score h-1.5 w-17" viewBox="0 0 68 6" aria-hidden="true">
      {STEPS.map((step) => (
        <rect key={step} x={(step - 1) * 14} width="12" height="6" rx="2" />
      ))}
      {STEPS.map((step) => (
        <rect key={step} x={(step - 1) * 14} width="12" height="6" rx="2" data-on={step <= score} />
      ))}
    </svg>
  );
}
