import type { Dispatch, ReactNode } from "react";
import { player } from "../../content/demo/player";
import { demoDeal } from "../../content/demo-deal";
import { Button } from "../../ui/button";
import { PlaybackToggle, PlayerIcon } from "./controls";
import { type CallAction, type CallState, isActive } from "./call-state";

/**
 * The player's title bar: the call's title, its status, and the button that starts its highlights or ends it. Where the
 * closeout has a button of its own, this one is secondary.
 */
export function CallBar(props: {
  state: CallState;
  isStepper: boolean;
  dispatch: Dispatch<CallAction>;
}): ReactNode {
  const { state, isStepper, dispatch } = props;
  const isLive = isActive(state);
  return (
    <div className="flex min-h-14 items-center gap-3 border-b border-hairline bg-surface-2 px-4 whitespace-nowrap @max-[300px]:gap-1 @max-[300px]:pl-2 @two-panes:pl-6">
      <b className="flex-1 truncate @max-two-panes:hidden">{demoDeal.call.title}</b>
      <p className="grid items-center gap-x-3 py-2 @max-two-panes:mr-auto @two-panes:flex">
        <span
          role="status"
          className={`rounded-pill border px-3 font-bold before:mr-2 before:inline-block before:size-2 before:rounded-pill before:bg-current ${isLive ? "border-teal/40 bg-teal/10 text-teal-hover" : "border-hairline-strong bg-surface-3 text-body"}`}
        >
          {isLive ? player.active : player.ended}
        </span>
        <span>{demoDeal.label}</span>
      </p>
      <PlaybackToggle
        state={state}
        dispatch={dispatch}
        isStepper={isStepper}
        className="border border-hairline-strong px-4! @max-three-panes:hidden noscript:hidden print:hidden"
      />
      <Button
        type="button"
        size="small"
        tone={isLive || state.closeout !== "none" ? "secondary" : "primary"}
        className="-mr-2 min-h-11 @max-[300px]:px-3 in-data-held:cursor-progress in-data-held:opacity-70 noscript:hidden print:hidden"
        onClick={() => dispatch(isLive ? { type: "ended" } : { type: "highlighted", isStepper })}
      >
        {!isLive && <PlayerIcon name="play" />}
        {isLive ? player.end : player.start}
      </Button>
    </div>
  );
}
