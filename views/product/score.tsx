import type { ReactNode } from "react";
import { Icon } from "../ui/icon";
import { CallTime } from "./call-time";

/** A deal's score before and after a call. */
export function ScoreChange(props: {
  before: number;
  value: number;
  className?: string;
}): ReactNode {
  const { before, value, className = "text-h1" } = props;
  return (
    <p className={`tabular-nums ${className}`}>
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
    <ul className={props.className}>
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
