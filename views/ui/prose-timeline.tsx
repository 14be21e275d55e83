import type { ReactNode } from "react";
import { FigureFrame, type FigureProps, readRows } from "./figure-frame";

/** Longer gaps between years get extra space. */
const LONG_YEARS = 10;

/**
 * The classes of each lane: its dot on phones, its column on wider screens. The left lane is gold, the right one teal.
 */
const lanes = [
  {
    dot: "before:bg-gold",
    name: "md:text-right md:text-gold",
    event: "md:col-start-1 md:text-right",
  },
  { dot: "before:bg-teal", name: "md:col-start-3 md:text-teal", event: "md:col-start-3" },
] as const;

/**
 * Two histories along one timeline. The first line of `text` names the lanes; the others are `1950 | left lane | right
 * lane`, with one of the two empty.
 */
export function ProseTimeline({ text, caption }: FigureProps): ReactNode {
  const [[, ...names] = [], ...rows] = readRows(text);
  return (
    <FigureFrame caption={caption}>
      <div className="mb-6 hidden grid-cols-[1fr_112px_1fr] text-small md:grid" aria-hidden="true">
        {names.map((name, lane) => (
          <b key={name} className={lanes[lane]?.name}>
            {name}
          </b>
        ))}
      </div>
      <ol className="relative grid gap-4.5 before:absolute before:top-2 before:bottom-8 before:left-0.75 before:w-0.5 before:bg-hairline-strong md:gap-2.5 md:before:bottom-2 md:before:left-1/2 md:before:-ml-px">
        {rows.map(([year = "", ...events], index) => {
          const lane = events.findIndex((event) => event !== "");
          const gap = Number(year) - Number(rows[index - 1]?.[0] ?? year);
          return (
            <li
              key={events[lane]}
              className={`relative pl-7 before:absolute before:top-2 before:left-0 before:size-2 before:rounded-pill md:grid md:grid-cols-[1fr_112px_1fr] md:items-center md:pl-0 md:before:content-none ${lanes[lane]?.dot} ${gap > LONG_YEARS ? "mt-7" : ""}`}
            >
              <time className="mr-2 text-small font-bold text-ink tabular-nums md:col-start-2 md:row-start-1 md:mx-auto md:rounded-pill md:border md:border-hairline-strong md:bg-surface-2 md:px-2.5 md:py-0.5">
                {year}
              </time>{" "}
              {/* Wide screens show the lane names above the columns and keep these for screen readers. */}
              <b className="text-small font-normal text-muted md:sr-only">{names[lane]}</b>{" "}
              <span className={`block text-balance md:row-start-1 ${lanes[lane]?.event}`}>
                {events[lane]}
              </span>
            </li>
          );
        })}
      </ol>
    </FigureFrame>
  );
}
