import type { ReactNode } from "react";
import { player } from "../../../content/demo/player";
import { isActive } from "../playback/call-state";
import { KEY } from "./key";
import { PlayerIcon } from "./player-icon";
import type { ControlProps } from "./scrubber";

/**
 * Plays the whole call, or the highlights while that plays. Wide players have it beside the button that starts the
 * highlights, others in the row of controls.
 */
export function PlaybackToggle(props: ControlProps & { className: string }): ReactNode {
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
