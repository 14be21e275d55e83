import { type ReactNode, useCallback, useRef, useState } from "react";
import { timeline } from "../content/demo/call";
import { player } from "../content/demo/player";
import { demoDeal } from "../content/demo-deal";
import { pictureAt } from "./call/call-picture";
import { isActive } from "./call/call-state";
import { CallSteps } from "./call/call-steps";
import { Controls } from "./call/controls";
import { DealSoFar } from "./call/deal-so-far";
import { LiveHelp } from "./call/live-help";
import { speakers, Transcript } from "./call/transcript";
import { useCall } from "./call/use-call";
import { useReducedMotion } from "./call/use-motion";

/**
 * `at` is the second that the page's address names, `anchor` the id of the section that holds the player, and `hasSteps`
 * asks for the three steps that drive it.
 */
export type CallProps = { at: number | null; anchor: string; hasSteps?: boolean };

type PaneName = keyof typeof player.panes;

/** The demo call: finished as the server draws it, to be played, stepped through and linked once it is awake. */
export function Call({ at, anchor, hasSteps }: CallProps): ReactNode {
  const element = useRef<HTMLElement>(null);
  const [state, dispatch] = useCall(at, element);
  const [pane, setPane] = useState<PaneName>("transcript");
  const isStepper = useReducedMotion();
  const isLive = isActive(state);
  const picture = pictureAt(state.at);
  const seek = useCallback(
    (second: number) => dispatch({ type: "sought", at: second }),
    [dispatch],
  );
  const newest = timeline[picture.line];
  const isRead = isLive && state.isTold && state.isMuted && newest;

  return (
    <>
      {hasSteps && <CallSteps state={state} anchor={anchor} onSeek={seek} />}
      <figure
        ref={element}
        className="window player"
        role="group"
        aria-label={player.label}
        data-pane={pane}
        data-live={isLive || undefined}
      >
        <div className="window-bar">
          <b>{demoDeal.call.title}</b>
          <i>{demoDeal.label}</i>
          <em className="pill" role="status">
            {isLive ? player.active : player.ended}
          </em>
          <button
            type="button"
            className={isLive ? "button" : "button button-primary"}
            onClick={() => dispatch(isLive ? { type: "ended" } : { type: "started", isStepper })}
          >
            {isLive ? player.end : player.start}
          </button>
        </div>
        <div className="pane-switch" role="group" aria-label={player.paneSwitch}>
          {(Object.keys(player.panes) as PaneName[]).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === pane}
              onClick={() => setPane(name)}
            >
              {player.panes[name]}
            </button>
          ))}
        </div>
        <div className="panes">
          <Pane name="transcript" className="lines">
            <Transcript line={picture.line} isOver={!isLive} anchor={anchor} onSeek={seek} />
          </Pane>
          <Pane name="help">
            <LiveHelp {...picture} />
          </Pane>
          <Pane name="deal">
            <DealSoFar {...picture} />
          </Pane>
        </div>
        <Controls state={state} dispatch={dispatch} isStepper={isStepper} />
        <p className="sr-only" role="status">
          {isRead ? `${speakers[newest.speaker]}: ${newest.text}` : ""}
        </p>
      </figure>
    </>
  );
}

function Pane(props: { name: PaneName; className?: string; children: ReactNode }): ReactNode {
  const { name, className = name, children } = props;
  return (
    // A scrolling region has to be reachable by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={`pane ${className}`} aria-label={player.panes[name]} tabIndex={0}>
      {children}
    </section>
  );
}
