import type { ReactNode } from "react";
import { CALL_SECONDS } from "../../content/demo/call";
import { player } from "../../content/demo/player";
import { demoDeal } from "../../content/demo-deal";
import { CallTime } from "../../product/call-line";
import { Button } from "../../ui/button";
import { isActive, type Speed, SPEEDS } from "./call-state";
import { type ControlProps, Scrubber } from "./scrubber";

/**
 * The player's title bar: the call's title, its status, and the button that starts its highlights or ends it. Where the
 * closeout has a button of its own, this one is secondary.
 */
export function CallBar({ state, dispatch, isStepper }: ControlProps): ReactNode {
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

/** The player's scrubber and buttons. */
export function Controls({ state, dispatch, isStepper }: ControlProps): ReactNode {
  const { at, isPlaying, isMuted, speed } = state;
  return (
    <div className="noscript:hidden print:hidden">
      <Scrubber state={state} dispatch={dispatch} isStepper={isStepper} />
      <div className="flex flex-wrap items-center @two-panes:gap-x-2">
        <Key label={player.back} act={() => dispatch({ type: "stepped", by: -1 })}>
          <PlayerIcon name="back" />
        </Key>
        {!isStepper && (
          <Key
            label={isPlaying ? player.pause : player.play}
            act={() => dispatch({ type: isPlaying ? "paused" : "played" })}
            className="bg-surface-3 text-ink motion-reduce:hidden"
          >
            <PlayerIcon name={isPlaying ? "pause" : "play"} />
          </Key>
        )}
        <Key label={player.forward} act={() => dispatch({ type: "stepped", by: 1 })}>
          <PlayerIcon name="forward" />
        </Key>
        <p className="flex-1 whitespace-nowrap tabular-nums @two-panes:pl-2">
          <span className="text-ink @max-[300px]:hidden">
            <CallTime at={at} />
          </span>
          <span className="@max-two-panes:hidden">
            {" "}
            / <CallTime at={CALL_SECONDS} />
          </span>
        </p>
        <PlaybackToggle
          state={state}
          dispatch={dispatch}
          isStepper={isStepper}
          className="@max-two-panes:px-1 @three-panes:hidden"
        />
        <label className={`${KEY} @max-two-panes:hidden`}>
          {player.speed}
          <select
            className="h-11 cursor-pointer bg-surface-2 pr-1"
            value={speed}
            onChange={({ target }) =>
              dispatch({ type: "sped", speed: Number(target.value) as Speed })
            }
          >
            {SPEEDS.map((each) => (
              <option key={each} value={each}>
                {each}×
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className={`${KEY} ${isMuted ? "" : "text-teal-hover"}`}
          onClick={() => dispatch({ type: "toggledMute" })}
        >
          <PlayerIcon name={isMuted ? "mute" : "sound"} />
          <span className="@max-three-panes:sr-only">{isMuted ? player.unmute : player.mute}</span>
        </button>
      </div>
    </div>
  );
}

function Key(props: {
  label: string;
  act: () => void;
  className?: string;
  children: ReactNode;
}): ReactNode {
  const { label, act, className = "", children } = props;
  return (
    <button
      type="button"
      className={`${KEY} ${className}`}
      aria-label={label}
      title={label}
      onClick={act}
    >
      {children}
    </button>
  );
}

/**
 * Plays the whole call, or the highlights while that plays. Wide players have it beside the button that starts the
 * highlights, others in the row of controls.
 */
function PlaybackToggle(props: ControlProps & { className: string }): ReactNode {
  const { state, dispatch, isStepper, className } = props;
  const offered = state.cut === "call" && isActive(state) ? "highlights" : "fullCall";
  return (
    <>
      <button
        type="button"
        className={`${KEY} font-bold ${className}`}
        onClick={() =>
          dispatch({ type: offered === "fullCall" ? "started" : "highlighted", isStepper })
        }
      >
        <span className="@max-two-panes:hidden">
          <PlayerIcon name="play" />
        </span>
        {player[offered]}{" "}
        <span className="text-muted @max-two-panes:hidden">{player.lengths[offered]}</span>
      </button>{" "}
    </>
  );
}

const shapes = {
  back: "M18 6l-9 6 9 6zM6 6v12",
  play: "M7 5l12 7-12 7z",
  pause: "M8 5v14M16 5v14",
  forward: "M6 6l9 6-9 6zM18 6v12",
  mute: "M4 9v6h4l5 4V5L8 9zM17 9l5 6M22 9l-5 6",
  sound: "M4 9v6h4l5 4V5L8 9zM17 9a4 4 0 0 1 0 6M19.500 6.500a8 8 0 0 1 0 11",
} as const;

/** An icon of a player button. These are not in the sprite because every page contains that. */
export function PlayerIcon({ name }: { name: keyof typeof shapes }): ReactNode {
  return (
    <svg
      className="flex-none fill-none stroke-current"
      width="20"
      height="20"
      viewBox="0 0 24 24"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  );
}

/** The look of the player's buttons. */
const KEY =
  "inline-flex h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-small px-2 text-body hover:bg-surface-3 hover:text-ink forced-colors:border";
