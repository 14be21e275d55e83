import { type Dispatch, type ReactNode, useEffect, useRef } from "react";
import { coPilotSteps } from "../../content/co-pilot-steps";
import type { CallAction, CallState } from "./playback/call-state";
import { MomentLink } from "./moment-link";

/**
 * Steps that control the player: each links to its moment and shows its pane there, and the current one is marked. Phones
 * and tablets show only the current step's text, or the first one's, in room for the longest.
 */
export function CallSteps(props: {
  state: CallState;
  anchor: string;
  dispatch: Dispatch<CallAction>;
}): ReactNode {
  const { state, anchor, dispatch } = props;
  const list = useRef<HTMLOListElement>(null);
  const current = coPilotSteps.findLast(({ at }) => at <= state.at);
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
    <ol ref={list} id={anchor} className="mb-6 grid grid-cols-3 gap-x-4">
      {coPilotSteps.map((step) => (
        <li key={step.number} className="contents">
          <MomentLink
            at={step.at}
            anchor={anchor}
            onSeek={(at) => {
              dispatch({ type: "sought", at });
              dispatch({ type: "openedPane", pane: step.pane });
              list.current?.scrollIntoView();
            }}
            isCurrent={step === current}
            className="row-start-1 border-t-2 border-field py-3 text-small font-bold text-ink transition-colors duration-short hover:text-teal-hover aria-current:border-teal aria-current:text-teal-hover lg:text-h4"
          >
            <span className="text-teal tabular-nums max-lg:block">{step.number}</span> {step.title}
          </MomentLink>
          <p
            className={`max-w-measure max-lg:col-span-full max-lg:row-start-2 ${step === described ? "" : "max-lg:invisible"}`}
          >
            {step.text}
          </p>
        </li>
      ))}
    </ol>
  );
}
