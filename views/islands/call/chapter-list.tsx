import type { ReactNode } from "react";
import { chapters } from "../../content/demo/chapters";
import { clockTime } from "../../content/demo/call";
import { player } from "../../content/demo/player";
import { CallTime } from "../../ui/call-time";
import { type CallState, isActive } from "./playback/call-state";
import { MomentLink } from "./moment-link";

/** Links to the chapters of the call. The current one is marked. */
export function ChapterList(props: {
  state: CallState;
  anchor: string;
  onSeek: (at: number) => void;
}): ReactNode {
  const { state, anchor, onSeek } = props;
  const current = isActive(state) ? chapters.findLast(({ at }) => at <= state.at) : undefined;
  return (
    <nav aria-label={player.chapters}>
      <ol className="flex justify-between gap-1 @duo:justify-start @duo:gap-2">
        {chapters.map((chapter) => (
          <li key={chapter.at}>
            <MomentLink
              at={chapter.at}
              anchor={anchor}
              onSeek={onSeek}
              isCurrentStep={chapter === current}
              className="flex min-h-11 flex-col items-center justify-center rounded-small px-1 leading-tight font-bold text-body hover:bg-surface-3 hover:text-ink aria-current:bg-teal/10 aria-current:text-teal-hover @duo:flex-row @duo:gap-2 @duo:px-3 @duo:before:size-1.5 @duo:before:rounded-pill @duo:before:bg-gold"
            >
              {chapter.name}
              <span className="font-normal text-muted tabular-nums">
                <CallTime text={clockTime(chapter.at)} />
              </span>
            </MomentLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
