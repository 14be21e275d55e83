import type { ReactNode } from "react";
import { CALL_SECONDS, clockTime } from "../../../content/demo/call";
import { player } from "../../../content/demo/player";
import { CallTime } from "../../../ui/call-time";
import { isActive, type Speed, SPEEDS } from "../playback/call-state";
import { PlayerIcon } from "./player-icon";
import { type ControlProps, Scrubber } from "./scrubber";

/** The player's scrubber and buttons. */
export function Controls({ state, dispatch, isStepper }: ControlProps): ReactNode {
  const { at, cut, isPlaying, isMuted, speed } = state;
  const offered = cut === "call" && isActive(state) ? "highlights" : "fullCall";
  return (
    <div className="noscript:hidden print:hidden">
      <Scrubber state={state} dispatch={dispatch} isStepper={isStepper} />
      <div className="flex flex-wrap items-center @duo:gap-x-2">
        <Key
          label={player.restart}
          act={() => dispatch({ type: "started", isStepper })}
          className="@max-duo:hidden"
        >
          <PlayerIcon name="restart" />
        </Key>
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
        <p className="flex-1 whitespace-nowrap tabular-nums @duo:pl-2">
          <span className="text-ink @max-[300px]:hidden">
            <CallTime text={clockTime(at)} />
          </span>
          <span className="@max-duo:hidden">
            {" "}
            / <CallTime text={clockTime(CALL_SECONDS)} />
          </span>
        </p>
        <button
          type="button"
          className={`${KEY} font-bold @max-duo:px-1 @duo:px-3 @duo:font-normal`}
          onClick={() =>
            dispatch({ type: offered === "fullCall" ? "started" : "highlighted", isStepper })
          }
        >
          <span className="@max-duo:hidden">
            <PlayerIcon name="play" />
          </span>
          {player[offered]}
          <span className="text-muted @max-duo:hidden">{player.lengths[offered]}</span>
        </button>
        <label className={`${KEY} @max-duo:hidden`}>
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
          <span className="@max-trio:sr-only">{isMuted ? player.unmute : player.mute}</span>
        </button>
      </div>
    </div>
  );
}

const KEY =
  "inline-flex h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-small px-2 text-body hover:bg-surface-3 hover:text-ink forced-colors:border";

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
