import type { ReactNode } from "react";
import { CALL_SECONDS } from "../../../content/demo/call";
import { player } from "../../../content/demo/player";
import { CallTime } from "../../../product/call-time";
import { type Speed, SPEEDS } from "../playback/call-state";
import { PlaybackToggle } from "./playback-toggle";
import { KEY } from "./key";
import { PlayerIcon } from "./player-icon";
import { type ControlProps, Scrubber } from "./scrubber";

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
