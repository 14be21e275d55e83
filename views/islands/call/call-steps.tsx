import type { Dispatch, ReactNode } from "react";
import { coPilotSteps } from "../../content/co-pilot-steps";
import { clockTime } from "../../content/demo/call";
import { PlayerIcon } from "./controls/player-icon";
import type { CallAction, CallState } from "./playback/call-state";
import { MomentLink } from "./moment-link";

/**
 * Steps that control the player: each plays the highlights from its moment and shows its pane there, and the current one
 * is marked. A stepper only seeks. Phones and tablets show only the current step's text, or the first one's, in room for
 * the longest.
 */
export function CallSteps(props: {
  state: CallState;
  anchor: string;
  isStepper: boolean;
  dispatch: Dispatch<CallAction>;
}): ReactNode {
  const { state, anchor, isStepper, dispatch } = props;
  const current = coPilotSteps.findLast(({ at }) => at <= state.at);
  const described = current ?? coPilotSteps[0];

  return (
    <ol id={anchor} className="mb-4 grid grid-cols-3 gap-x-4">
      {coPilotSteps.map((step) => (
        <li key={step.number} className="contents">
          <MomentLink
            at={step.at}
            anchor={anchor}
            onSeek={(at) => {
              dispatch({ type: "highlighted", isStepper, at });
              dispatch({ type: "openedPane", pane: step.pane });
            }}
            isCurrent={step === current}
            className="row-start-1 border-t-2 border-field py-3 text-small font-bold text-ink transition-colors hover:text-teal-hover aria-current:border-teal aria-current:text-teal-hover forced-colors:aria-current:underline lg:flex lg:gap-2 lg:text-h4"
          >
            <span className="text-teal tabular-nums">{step.number}</span> {step.title}
            <span className="ml-auto flex items-center gap-1 text-small text-muted max-lg:hidden">
              <PlayerIcon name="play" /> {clockTime(step.at)}
            </span>
          </MomentLink>
          <p
            className={`row-start-2 max-w-measure max-lg:col-span-full ${step === described ? "" : "max-lg:invisible"}`}
          >
            {step.text}
          </p>
        </li>
      ))}
    </ol>
  );
}
