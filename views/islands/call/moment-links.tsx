import type { Dispatch, ReactNode } from "react";
import { chapters } from "../../content/demo/chapters";
import { CALL_SECONDS, clockTime } from "../../content/demo/call";
import { player } from "../../content/demo/player";
import { CallTime } from "../../product/call-line";
import { type CallAction, type CallState, isAtEnd } from "./call-state";
import { coPilotSteps } from "../../content/co-pilot-steps";
import { PlayerIcon } from "./controls";

/** Links to a moment of the call. Without script, the server opens it; the player seeks to it. */
export function MomentLink(props: {
  at: number;
  anchor: string;
  onSeek: (at: number) => void;
  isCurrent?: boolean;
  className?: string;
  children: ReactNode;
}): ReactNode {
  const { at, anchor, onSeek, isCurrent, className, children } = props;
  return (
    <a
      className={className}
      data-held-click=""
      href={`?at=${at}#${anchor}`}
      aria-current={isCurrent || undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onSeek(at);
      }}
    >
      {children}
    </a>
  );
}

type Chapter = (typeof chapters)[number];

/**
 * Links to the chapters of the call, with the current one marked: above their positions in the waveform, or in narrow
 * windows in a row, with the numbers that the waveform shows.
 */
export function ChapterList(props: {
  state: CallState;
  anchor: string;
  onSeek: (at: number) => void;
}): ReactNode {
  const { state, anchor, onSeek } = props;
  const current = isAtEnd(state.at) ? undefined : chapters.findLast(({ at }) => at <= state.at);
  const link = (chapter: Chapter, index: number) => (
    <MomentLink
      at={chapter.at}
      anchor={anchor}
      onSeek={onSeek}
      isCurrent={chapter === current}
      className="flex min-h-11 flex-col justify-center leading-tight font-bold whitespace-nowrap text-body hover:text-ink aria-current:text-teal-hover @max-two-panes:items-center @two-panes:border-l @two-panes:border-gold/60 @two-panes:pl-1"
    >
      {chapter.name}
      <span className="flex items-center gap-1 font-normal text-muted tabular-nums">
        <b className="text-gold @two-panes:hidden">{index + 1}</b>
        <CallTime at={chapter.at} />
      </span>
    </MomentLink>
  );
  return (
    <nav aria-label={player.chapters} className="pt-1 @two-panes:px-2 @two-panes:pt-2">
      <ol className="flex flex-wrap justify-between gap-1 @two-panes:hidden">
        {chapters.map((chapter, index) => (
          <li key={chapter.at}>{link(chapter, index)}</li>
        ))}
      </ol>
      <svg className="hidden h-11 w-full overflow-visible @two-panes:block">
        {chapters.map((chapter, index) => (
          <foreignObject
            key={chapter.at}
            x={`${(chapter.at / CALL_SECONDS) * 100}%`}
            width="88"
            height="44"
            className="overflow-visible"
          >
            {link(chapter, index)}
          </foreignObject>
        ))}
      </svg>
    </nav>
  );
}

/**
 * Steps that control the player: each plays the highlights from its moment and shows its pane there, and the current one
 * is marked. A stepper only seeks. Phones and tablets show only the current step's text, or the first one's, in room for
 * the longest.
 */
export function CallSteps(props: {
  state: CallState;
  anchor: string;
  isStepper: boolean;
  dispatch: Dispatch<CallAction>;
}): ReactNode {
  const { state, anchor, isStepper, dispatch } = props;
  const current = coPilotSteps.findLast(({ at }) => at <= state.at);
  const described = current ?? coPilotSteps[0];

  return (
    <ol id={anchor} className="mb-4 grid grid-cols-3 gap-x-4">
      {coPilotSteps.map((step) => (
        <li key={step.number} className="contents">
          <MomentLink
            at={step.at}
            anchor={anchor}
            onSeek={(at) => {
              dispatch({ type: "highlighted", isStepper, at });
              dispatch({ type: "openedPane", pane: step.pane });
            }}
            isCurrent={step === current}
            className="row-start-1 border-t-2 border-field py-3 text-small font-bold text-ink transition-colors hover:text-teal-hover aria-current:border-teal aria-current:text-teal-hover forced-colors:aria-current:underline lg:flex lg:gap-2 lg:text-h4"
          >
            <span className="text-teal tabular-nums">{step.number}</span> {step.title}
            <span className="ml-auto flex items-center gap-1 text-small text-muted max-lg:hidden">
              <PlayerIcon name="play" /> {clockTime(step.at)}
            </span>
          </MomentLink>
          <p
            className={`row-start-2 max-w-measure max-lg:col-span-full ${step === described ? "" : "max-lg:invisible"}`}
          >
            {step.text}
          </p>
        </li>
      ))}
    </ol>
  );
}
