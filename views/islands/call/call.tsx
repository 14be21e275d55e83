import { type ReactNode, useCallback, useEffect, useMemo, useRef } from "react";
import { timeline } from "../../content/demo/call";
import { PLAYER_ID } from "../../content/demo/moments";
import { player } from "../../content/demo/player";
import { speakers } from "../../content/demo-deal";
import { lineAt } from "./call-clock";
import { CallCloseout } from "./call-closeout";
import { snapshotAfter } from "../../content/demo/snapshot";
import { isActive, isAtEnd, isHeard, spoken } from "./call-state";
import { CallSteps, ChapterList } from "./moment-links";
import { CardSheet, flyToList, LiveHelp } from "./live-help";
import { CallBar, Controls } from "./controls";
import { DealSoFar, Pane, PaneSwitch } from "./pane";
import { Transcript } from "./transcript";
import { useCall, useReducedMotion } from "./use-call";

/**
 * `at` is the second given in the page's address, `anchor` the id of the section that contains the player, and
 * `hasSteps` adds three steps that link to moments of the call.
 */
type CallProps = { at: number | null; anchor: string; hasSteps?: boolean };

/**
 * The demo call's player. The server renders the finished call at its first card; once hydrated, it
 * can be played, stepped through and linked to.
 */
export function Call({ at, anchor, hasSteps }: CallProps): ReactNode {
  const element = useRef<HTMLElement>(null);
  const [state, dispatch] = useCall(at, element);
  const isStepper = useReducedMotion();
  const isLive = isActive(state);
  const line = lineAt(state.at);
  const isShown = isHeard(state);
  const lines = isShown ? line + 1 : line;
  const snapshot = useMemo(() => snapshotAfter(lines), [lines]);
  const seek = useCallback(
    (second: number) => dispatch({ type: "sought", at: second }),
    [dispatch],
  );
  const newest = timeline[line];
  const isRead = isLive && state.arrival !== "sought" && state.isMuted && newest;
  const isClosing = state.closeout !== "none";

  // Shows the newest line again if the transcript was scrolled.
  useEffect(() => {
    if (state.arrival !== "played") element.current?.querySelector("section")?.scrollTo(0, 0);
  }, [state.arrival, line]);

  const last = snapshot.found.at(-1)?.at ?? 0;
  const isNew = state.arrival === "played" && !isStepper && last > state.seen.help;
  const heardAt = isNew ? last : undefined;
  useEffect(() => {
    if (heardAt !== undefined && element.current) flyToList(element.current, heardAt);
  }, [heardAt]);

  return (
    <>
      {hasSteps && (
        <CallSteps state={state} anchor={anchor} isStepper={isStepper} dispatch={dispatch} />
      )}
      <figure
        ref={element}
        id={PLAYER_ID}
        role="group"
        aria-label={player.label}
        data-live={isLive || undefined}
        className="@container relative mx-auto flex h-player scroll-mt-0 [overflow-anchor:none] flex-col overflow-hidden rounded-window border border-hairline-strong bg-surface-1 text-left text-small text-muted shadow-window max-md:noscript:h-auto print:h-auto"
      >
        <CallBar state={state} isStepper={isStepper} dispatch={dispatch} />
        <div className="relative flex min-h-0 flex-1 flex-col">
          <PaneSwitch
            state={state}
            isHidden={isClosing}
            onOpen={(pane) => dispatch({ type: "openedPane", pane })}
          />
          <div
            inert={isClosing}
            className="flex flex-1 flex-col overflow-hidden @two-panes:grid @two-panes:grid-cols-[11fr_9fr] @two-panes:grid-rows-[1fr_200px] @three-panes:grid-cols-[14fr_10fr_10fr] @three-panes:grid-rows-1 max-md:noscript:grid-rows-none!"
          >
            <Pane
              name="transcript"
              isShown={state.pane === "transcript"}
              className="on-paper flex flex-col-reverse [container-type:scroll-state]"
            >
              <Transcript
                line={line}
                spoken={spoken(state)}
                isHeard={isShown}
                isOver={isAtEnd(state.at)}
                anchor={anchor}
                onSeek={seek}
              />
              {/* Fades out the line that the top edge would cut (`call.css`). */}
              <div className="pointer-events-none sticky -top-4 -mt-4 -mb-4 hidden h-8 flex-none bg-[linear-gradient(var(--color-paper)_50%,transparent)]" />
            </Pane>
            {!isAtEnd(state.at) && state.pane === "transcript" && (
              <CardSheet line={line} cards={snapshot.cards} />
            )}
            <Pane
              name="help"
              isShown={state.pane === "help"}
              className="flex flex-col @two-panes:border-l"
            >
              <LiveHelp {...snapshot} since={state.seen.help} />
            </Pane>
            <Pane
              name="deal"
              isShown={state.pane === "deal"}
              className="flex flex-col gap-x-12 gap-y-3 @max-two-panes:py-2.5 @max-two-panes:leading-5 @two-panes:col-span-2 @two-panes:flex-row @two-panes:border-t @three-panes:col-auto @three-panes:flex-col @three-panes:border-t-0 @three-panes:border-l @three-panes:leading-[clamp(20px,var(--spacing-player)/12-28px,36px)]"
            >
              <DealSoFar key={state.seen.deal} {...snapshot} />
            </Pane>
          </div>
          {isClosing && (
            <CallCloseout
              isApproved={state.closeout === "approved"}
              isStepper={isStepper}
              dispatch={dispatch}
            />
          )}
        </div>
        <div className="border-t border-hairline bg-surface-2 px-3 pb-1.5 @two-panes:px-5">
          <ChapterList state={state} anchor={anchor} onSeek={seek} />
          <Controls state={state} dispatch={dispatch} isStepper={isStepper} />
        </div>
        <p className="sr-only" role="status" data-read-out="">
          {isRead ? `${speakers[newest.speaker].name}: ${newest.text}` : ""}
        </p>
      </figure>
    </>
  );
}
