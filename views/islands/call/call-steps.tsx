import { type Dispatch, type ReactNode, useEffect } from "react";
import { coPilotSteps } from "../../content/co-pilot-steps";
import { clockTime } from "../../content/demo/call";
import { PlayerIcon } from "./controls/player-icon";
import { type CallAction, type CallState, isActive } from "./playback/call-state";
import { MomentLink } from "./moment-link";

/**
 * Steps that control the player: each plays the highlights from its moment and shows its pane there, and the current one
 * is marked. A stepper only seeks. The finished call marks none unless it was played to its end. Phones and tablets show only the
 * current step's text, or the first one's, in room for the longest.
 */
export function CallSteps(props: {
  state: CallState;
  anchor: string;
  isStepper: boolean;
  dispatch: Dispatch<CallAction>;
}): ReactNode {
  const { state, anchor, isStepper, dispatch } = props;
  const isMarked = isActive(state) || state.closeout !== "none";
  const current = isMarked ? coPilotSteps.findLast(({ at }) => at <= state.at) : undefined;
  const described = current ?? coPilotSteps[0];
  const isAtStep = state.at === current?.at;

  // The step that opens the deal pane is about the CRM fields.
  useEffect(() => {
    const fields = document.querySelector<HTMLElement>("[data-fields]");
    const pane = fields?.parentElement;
    if (!pane) return;
    const middle = fields.offsetTop - pane.offsetTop + fields.offsetHeight / 2;
    if (state.pane !== "deal") pane.scrollTo(0, 0);
    else if (isAtStep) pane.scrollTo(0, middle - pane.clientHeight / 2);
  }, [state.pane, isAtStep]);

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
            className="row-start-2 border-t-2 border-field py-3 text-small font-bold text-ink transition-colors hover:text-teal-hover underline-offset-4 aria-current:border-teal aria-current:text-teal-hover aria-current:underline lg:row-start-1 lg:flex lg:gap-2 lg:text-h4"
          >
            <span className="text-teal tabular-nums">{step.number}</span> {step.title}
            <span className="ml-auto flex items-center gap-1 text-small text-muted max-lg:hidden">
              <PlayerIcon name="play" /> {clockTime(step.at)}
            </span>
          </MomentLink>
          <p
            className={`max-w-measure max-lg:mb-3 max-lg:col-span-full max-lg:row-start-1 ${step === described ? "" : "max-lg:invisible"}`}
          >
            {step.text}
          </p>
        </li>
      ))}
    </ol>
  );
}
