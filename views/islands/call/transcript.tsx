import { memo, type ReactNode } from "react";
import { clockTime, type Moment, timeline } from "../../content/demo/call";
import { player } from "../../content/demo/player";
import { demoDeal } from "../../content/demo-deal";
import { MomentLink } from "./moment-link";
import { CallTime } from "../../ui/call-time";

export const speakers = {
  Prospect: demoDeal.people.stakeholders[0].name,
  Rep: demoDeal.people.rep.name,
} as const;

/** Every line, each with what it set off; those still to come are in the page, for readers without a script. */
export function Transcript(props: {
  line: number;
  isOver: boolean;
  /** The id that a moment's address ends in. */
  anchor: string;
  onSeek: (at: number) => void;
}): ReactNode {
  const { line, isOver, anchor, onSeek } = props;
  return (
    <ol>
      {timeline.map((moment, index) => (
        <Line
          key={moment.at}
          moment={moment}
          anchor={anchor}
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
  isCurrent: boolean;
  isLater: boolean;
  onSeek: (at: number) => void;
}): ReactNode {
  const { moment, anchor, isCurrent, isLater, onSeek } = props;
  const { at, speaker, text, sentiment, found = [], card } = moment;
  return (
    <li
      data-speaker={speaker}
      data-later={isLater || undefined}
      aria-current={isCurrent || undefined}
    >
      <MomentLink at={at} anchor={anchor} onSeek={onSeek}>
        <CallTime text={clockTime(at)} />
      </MomentLink>
      <b>{speakers[speaker]}</b>
      <em data-tone={sentiment}>{sentiment}</em>
      <p>{text}</p>
      {found.map(({ type, value, confidence }) => (
        <span key={value} className="heard">
          {type}: <b>{value}</b> {confidence}%
        </span>
      ))}
      {card && (
        <span className="heard heard-card">
          {player.card}: <b>{card.title}</b>
        </span>
      )}
    </li>
  );
});
