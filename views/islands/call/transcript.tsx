import { memo, type ReactNode } from "react";
import { type Moment, timeline } from "../../content/demo/call";
import { player } from "../../content/demo/player";
import { demoDeal } from "../../content/demo-deal";
import { CallLine, CallTime } from "../../product/call-line";
import { MomentLink } from "./moment-links";

/** All lines, each with what Genie heard in it. Later ones are in the page, too, for visitors without JavaScript. */
export function Transcript(props: {
  line: number;
  /** How much of the current line has been spoken, from 0 to 1. */
  spoken: number;
  /** Whether what Genie heard in the current line is shown. */
  isHeard: boolean;
  isOver: boolean;
  /** The fragment of the addresses of moments. */
  anchor: string;
  onSeek: (at: number) => void;
}): ReactNode {
  const { line, spoken, isHeard, isOver, anchor, onSeek } = props;
  return (
    <ol className="flex grow flex-col justify-end">
      {timeline.map((moment, index) => (
        <Line
          key={moment.at}
          moment={moment}
          anchor={anchor}
          spoken={index === line ? spoken : 1}
          isHeard={index !== line || isHeard}
          isCurrent={index === line && !isOver}
          isLater={index > line}
          onSeek={onSeek}
        />
      ))}
    </ol>
  );
}

const Line = memo(function Line(props: {
  moment: Moment;
  anchor: string;
  spoken: number;
  isHeard: boolean;
  isCurrent: boolean;
  isLater: boolean;
  onSeek: (at: number) => void;
}): ReactNode {
  const { moment, anchor, spoken, isHeard, isCurrent, isLater, onSeek } = props;
  const { at, text, card } = moment;
  const said = wordsSaid(text, spoken);
  // Appears once what was heard has left the line.
  const lands = isCurrent && isHeard ? "motion-safe:in-data-live:animate-land" : "";
  return (
    <li
      data-line={at}
      data-later={isLater || undefined}
      aria-current={isCurrent || undefined}
      className="-mx-3 rounded-card border-l-2 border-transparent px-3 py-2 aria-current:border-teal aria-current:bg-teal/8 data-later:hidden motion-safe:in-data-live:aria-current:animate-rise noscript:data-later:block forced-colors:aria-current:border"
    >
      <CallLine
        line={moment}
        people={demoDeal.people}
        time={
          <MomentLink
            at={at}
            anchor={anchor}
            onSeek={onSeek}
            className="rounded-small underline decoration-decoration underline-offset-4 hover:text-teal-hover"
          >
            <CallTime at={at} />
          </MomentLink>
        }
        foundClassName={isHeard ? "" : "invisible"}
        chip={
          card && (
            <span
              className={`rounded-small bg-teal px-2 py-0.5 text-paper not-print:*:text-paper @max-two-panes:hidden ${isHeard ? "" : "invisible"} ${lands}`}
            >
              {player.card}: <b>{card.title}</b>
            </span>
          )
        }
      >
        {said}
        {said !== text && <span className="invisible">{text.slice(said.length)}</span>}
      </CallLine>
    </li>
  );
});

/** Returns the words that have been started, with the space after the last. */
function wordsSaid(text: string, spoken: number): string {
  if (spoken >= 1) return text;
  const end = text.indexOf(" ", Math.floor(text.length * spoken));
  return end === -1 ? text : text.slice(0, spoken === 0 ? 0 : end + 1);
}
