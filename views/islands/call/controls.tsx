import type { Dispatch, KeyboardEvent, ReactNode } from "react";
import { CALL_SECONDS, clockTime, timeline } from "../../content/demo/call";
import { player } from "../../content/demo/player";
import {
  type CallAction,
  type CallState,
  isActive,
  lineAt,
  type Speed,
  SPEEDS,
} from "./call-state";
import { Glyph } from "./glyph";
import { speakers } from "./transcript";
import { CallTime } from "../../ui/call-time";
import { Waveform } from "../../ui/waveform";

type Props = { state: CallState; dispatch: Dispatch<CallAction>; isStepper: boolean };

/** Everything that moves the call. The slider's arrows go from line to line, Space plays and pauses. */
export function Controls({ state, dispatch, isStepper }: Props): ReactNode {
  const { at, isPlaying, isMuted, speed } = state;
  const turn = () => dispatch({ type: isPlaying ? "paused" : "played" });
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
    <div className="controls">
      <div className="seek">
        <Waveform played={at / CALL_SECONDS} className="stroke-1 text-field sm:stroke-2" />
        <input
          type="range"
          aria-label={player.seek}
          aria-valuetext={whereIs(state)}
          min={0}
          max={CALL_SECONDS}
          value={Math.floor(at)}
          onChange={(event) => dispatch({ type: "sought", at: event.target.valueAsNumber })}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className="keys">
        <Key label={player.restart} act={() => dispatch({ type: "started", isStepper })}>
          <Glyph name="restart" />
        </Key>
        <Key label={player.back} act={() => dispatch({ type: "stepped", by: -1 })}>
          <Glyph name="back" />
        </Key>
        {!isStepper && (
          <Key label={isPlaying ? player.pause : player.play} act={turn} className="turn">
            <Glyph name={isPlaying ? "pause" : "play"} />
          </Key>
        )}
        <Key label={player.forward} act={() => dispatch({ type: "stepped", by: 1 })}>
          <Glyph name="forward" />
        </Key>
        <p className="clock">
          <CallTime text={clockTime(at)} /> / <CallTime text={clockTime(CALL_SECONDS)} />
        </p>
        <label className="speed">
          <span>{player.speed}</span>
          <span className="select">
            <select
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
          </span>
        </label>
        <button
          type="button"
          className="key mute"
          aria-pressed={isMuted}
          onClick={() => dispatch({ type: "toggledMute" })}
        >
          <Glyph name={isMuted ? "mute" : "sound"} />
          {player.mute}
        </button>
      </div>
    </div>
  );
}

/** The slider's place in words. */
function whereIs(state: CallState): string {
  const line = timeline[lineAt(state.at)];
  const time = clockTime(state.at);
  if (!isActive(state)) return `${time}, ${player.finished}`;
  return `${time}, ${line ? `${speakers[line.speaker]}: ${line.text}` : player.beforeFirst}`;
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
      className={`key ${className}`}
      aria-label={label}
      title={label}
      onClick={act}
    >
      {children}
    </button>
  );
}
