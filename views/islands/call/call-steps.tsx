import { type ReactNode, useRef } from "react";
import { coPilotSteps } from "../../content/co-pilot-steps";
import { type CallState, isActive } from "./playback/call-state";
import { MomentLink } from "./moment-link";

/**
 * Steps that control the player: each links to its moment and scrolls there, and the current one is marked. Phones
 * and tablets show only the current step's text, or the first one's, in room for the longest.
 */
export function CallSteps(props: {
  state: CallState;
  anchor: string;
  onSeek: (at: number) => void;
}): ReactNode {
  const { state, anchor, onSeek } = props;
  const list = useRef<HTMLOListElement>(null);
  const current = isActive(state) ? coPilotSteps.findLast(({ at }) => at <= state.at) : undefined;
  const described = current ?? coPilotSteps[0];
  return (
    <ol ref={list} id={anchor} className="mb-6 grid grid-cols-3 gap-2 md:gap-3">
      {coPilotSteps.map((step) => (
        <li key={step.number} className="contents">
          <MomentLink
            at={step.at}
            anchor={anchor}
            onSeek={(at) => {
              onSeek(at);
              list.current?.scrollIntoView();
            }}
            isCurrent={step === current}
            className="row-start-1 rounded-card border border-hairline px-1 py-2 text-small max-md:text-center font-bold text-ink transition-colors duration-short hover:border-hairline-strong hover:bg-surface-1 aria-current:border-teal aria-current:bg-surface-2 md:px-5 md:py-3 md:text-h4"
          >
            <span className="text-teal tabular-nums max-md:block">{step.number}</span> {step.title}
          </MomentLink>
          <p
            className={`max-lg:col-span-full max-lg:row-start-2 md:px-5 ${step === described ? "" : "max-lg:invisible"}`}
          >
            {step.text}
          </p>
        </li>
      ))}
    </ol>
  );
}
