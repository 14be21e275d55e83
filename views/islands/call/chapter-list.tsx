import type { ReactNode } from "react";
import { chapters } from "../../content/demo/chapters";
import { CALL_SECONDS } from "../../content/demo/call";
import { player } from "../../content/demo/player";
import { CallTime } from "../../product/call-time";
import { type CallState, isAtEnd } from "./playback/call-state";
import { MomentLink } from "./moment-link";

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
