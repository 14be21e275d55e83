import type { ReactNode } from "react";
import { coPilotSteps } from "../../content/co-pilot-steps";
import { type CallState, isActive } from "./playback/call-state";
import { MomentLink } from "./moment-link";

/** Steps that control the player: each links to its moment, and the current one is marked. */
export function CallSteps(props: {
  state: CallState;
  anchor: string;
  onSeek: (at: number) => void;
}): ReactNode {
  const { state, anchor, onSeek } = props;
  const current = isActive(state) ? coPilotSteps.findLast(({ at }) => at <= state.at) : undefined;
  return (
    <ol className="mb-6 grid gap-3 md:grid-cols-3">
      {coPilotSteps.map((step) => (
        <li key={step.number}>
          <MomentLink
            at={step.at}
            anchor={anchor}
            onSeek={onSeek}
            isCurrentStep={step === current}
            className="flex h-full flex-col rounded-card border border-hairline px-6 py-5 transition-colors duration-short hover:border-hairline-strong hover:bg-surface-1 aria-[current]:border-teal aria-[current]:bg-surface-2"
          >
            <span className="text-small font-bold text-teal tabular-nums">{step.number}</span>
            <b className="text-h4">{step.title}</b>
            <span className="mt-1">{step.text}</span>
          </MomentLink>
        </li>
      ))}
    </ol>
  );
}
