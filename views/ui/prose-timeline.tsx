import type { ReactNode } from "react";

/** A gap in years that is drawn as one. */
const LONG_YEARS = 10;

/**
 * Two histories along one line of years. `text` has a line for each year, `1950 | left lane | right lane`, with one of
 * the two empty; the first line names the lanes.
 */
export function ProseTimeline({ text, caption }: { text: string; caption?: string }): ReactNode {
  const [head = [], ...rows] = text
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()));
  const [, ...lanes] = head;
  return (
    <figure className="timeline">
      <div className="timeline-lanes" aria-hidden="true">
        {lanes.map((lane) => (
          <b key={lane}>{lane}</b>
        ))}
      </div>
      <ol className="timeline-years">
        {rows.map(([year = "", ...events], index) => {
          const lane = events.findIndex((event) => event !== "");
          const gap = Number(year) - Number(rows[index - 1]?.[0] ?? year);
          return (
            <li
              key={events[lane]}
              data-lane={lane}
              data-after={gap > LONG_YEARS ? "long" : undefined}
            >
              <time>{year}</time> <b>{lanes[lane]}</b> <span>{events[lane]}</span>
            </li>
          );
        })}
      </ol>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
