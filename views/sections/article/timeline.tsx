import type { ReactNode } from "react";
import type { Block } from "../../content/article";

/** A pause in a history that is drawn as one. */
const LONG_YEARS = 10;

/** Two histories side by side along one line of years. */
export function Timeline(props: Extract<Block<never>, { kind: "timeline" }>): ReactNode {
  return (
    <figure className="timeline">
      <div className="timeline-lanes" aria-hidden="true">
        {props.lanes.map((lane) => (
          <b key={lane}>{lane}</b>
        ))}
      </div>
      <ol className="timeline-years">
        {props.events.map(({ year, lane, text }, index) => (
          <li
            key={text}
            data-lane={lane}
            data-after={
              year - (props.events[index - 1]?.year ?? year) > LONG_YEARS ? "long" : undefined
            }
          >
            <time>{year}</time> <b>{props.lanes[lane]}</b> <span>{text}</span>
          </li>
        ))}
      </ol>
      <figcaption>{props.caption}</figcaption>
    </figure>
  );
}
