import type { Dispatch, KeyboardEvent, ReactNode } from "react";
import { chapters } from "../../content/demo/chapters";
import { CALL_SECONDS, clockTime, timeline } from "../../content/demo/call";
import { player } from "../../content/demo/player";
import { speakers } from "../../content/demo-deal";
import { Waveform } from "../../product/waveform";
import { lineAt } from "./call-clock";
import { type CallAction, type CallState, isAtEnd } from "./call-state";

export type ControlProps = {
  state: CallState;
  dispatch: Dispatch<CallAction>;
  isStepper: boolean;
};

/** The call's waveform as a slider. Arrow keys step from line to line; Space plays and pauses. */
export function Scrubber({ state, dispatch, isStepper }: ControlProps): ReactNode {
  const { at, isPlaying } = state;
  const keys: Record<string, CallAction | undefined> = {
    ArrowRight: { type: "stepped", by: 1 },
    ArrowUp: { type: "stepped", by: 1 },
    ArrowLeft: { type: "stepped", by: -1 },
    ArrowDown: { type: "stepped", by: -1 },
    " ": isStepper ? undefined : { type: isPlaying ? "paused" : "played" },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = keys[event.key];
    if (action === undefined) return;
    event.preventDefault();
    dispatch(action);
  };
  return (
    <div className="relative my-1 @max-two-panes:mt-3">
      <div className="absolute inset-x-2 inset-y-1">
        <Waveform
          played={at / CALL_SECONDS}
          className="h-full w-full stroke-1 text-field @two-panes:stroke-2"
        />
        <svg
          className="pointer-events-none absolute inset-0 z-1 size-full overflow-visible"
          aria-hidden="true"
        >
          {chapters.map(({ at: start }, index) => (
            <svg key={start} className="overflow-visible" x={`${(start / CALL_SECONDS) * 100}%`}>
              <circle className="fill-gold [r:8px] @two-panes:[cy:-6px] @two-panes:[r:3px]" />
              <text className="fill-canvas font-bold @two-panes:hidden" textAnchor="middle" dy="5">
                {index + 1}
              </text>
            </svg>
          ))}
        </svg>
      </div>
      <input
        type="range"
        aria-label={player.seek}
        aria-valuetext={whereIs(state)}
        className="scrubber relative block h-11 w-full cursor-pointer appearance-none forced-colors:appearance-auto"
        min={0}
        max={CALL_SECONDS}
        value={Math.floor(at)}
        // A visitor may have moved it before the player was awake.
        ref={(slider) => {
          const sought = slider?.valueAsNumber ?? at;
          if (Math.abs(sought - at) >= 1) dispatch({ type: "sought", at: sought });
        }}
        onChange={(event) => dispatch({ type: "sought", at: event.target.valueAsNumber })}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

/** Returns the slider's value as text for screen readers. */
function whereIs(state: CallState): string {
  const line = timeline[lineAt(state.at)];
  const time = clockTime(state.at);
  if (isAtEnd(state.at)) return `${time}, ${player.finished}`;
  return `${time}, ${line ? `${speakers[line.speaker].name}: ${line.text}` : player.beforeFirst}`;
}
