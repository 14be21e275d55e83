import type { ReactNode } from "react";
import { coPilotSteps } from "../../content/co-pilot";
import { type CallState, isActive } from "./call-state";
import { MomentLink } from "./moment-link";

/** Steps that drive the player: each is a link to its moment, and marked while the call is in its part. */
export function CallSteps(props: {
  state: CallState;
  anchor: string;
  onSeek: (at: number) => void;
}): ReactNode {
  const { state, anchor, onSeek } = props;
  const current = isActive(state) ? coPilotSteps.findLast(({ at }) => at <= state.at) : undefined;
  return (
    <ol className="call-steps">
      {coPilotSteps.map((step) => (
        <li key={step.number}>
          <MomentLink at={step.at} anchor={anchor} onSeek={onSeek} isCurrentStep={step === current}>
            <i>{step.number}</i>
            <b>{step.title}</b>
            <span>{step.text}</span>
          </MomentLink>
        </li>
      ))}
    </ol>
  );
}
