import type { ReactNode } from "react";
import { caseStudies } from "../../content/case-studies";
import { HowCounted } from "../../ui/how-counted";
import { MoreLink } from "../../ui/more-link";
import { Section } from "../../ui/section";
import { Waveform } from "../../ui/waveform";

const { pilot, protocol } = caseStudies;
const { title, stops, days, trial } = pilot;

/** Where a day stands on the line, in percent: a third each for the time before day 1, the pilot, and afterwards. */
const place = (day: number): string =>
  `${day === 0 ? 0 : 100 / 3 + ((day - 1) / (days - 1)) * (100 / 3)}%`;

/** A pilot's timeline, with what is due before it and on two of its days, and the sheet that it fills in. */
export function PilotDays(): ReactNode {
  return (
    <Section className="border-t border-hairline bg-surface-1 lg:py-16 print:hidden">
      <h2>{title}</h2>
      <svg className="mt-10 hidden h-3 w-full overflow-visible md:block" aria-hidden="true">
        <rect y="5" width={place(days)} height="2" className="fill-field" />
        {Array.from({ length: days }, (_, index) => (
          <circle key={index} cx={place(index + 1)} cy="6" r={3} className="fill-field" />
        ))}
        {stops.map(({ day }) => (
          <circle key={day} cx={place(day)} cy="6" r={6} className="fill-teal" />
        ))}
      </svg>
      <ol className="mt-8 grid gap-6 border-l-2 border-teal pl-5 md:mt-5 md:grid-cols-3 md:gap-0 md:border-0 md:pl-0">
        {stops.map(({ day, text, claim }) => (
          <li key={day} className="md:pr-8">
            <h3>{day === 0 ? "Before" : `Day ${day}`}</h3>
            <p className="mt-1 max-w-70">{text}</p>
            {claim && <HowCounted claim={claim} />}
          </li>
        ))}
      </ol>
      <Sheet />
      <p className="mt-8 flex flex-wrap items-center gap-x-6">
        {trial.text} <MoreLink href={trial.link.href}>{trial.link.name}</MoreLink>
      </p>
    </Section>
  );
}

/** The first rows of the pilot protocol, filled in: each column below the day it is due, with the pilot's calls between. */
function Sheet(): ReactNode {
  const measures = protocol.measures.slice(0, 3);
  return (
    <div
      aria-hidden="true"
      className="on-paper mt-6 grid grid-cols-[1fr_repeat(3,auto)] overflow-hidden rounded-card text-small shadow-window *:px-3 *:py-2 sm:*:px-4 md:grid-cols-[1fr_6rem_33.4%_calc(33.3%-8rem)_8rem]"
    >
      <span className="col-start-1 row-start-1" />
      <b className="col-start-2 row-start-1 content-end text-center text-ink">{protocol.before}</b>
      <b className="col-start-3 row-start-1 content-end text-center text-ink md:col-start-4">
        {protocol.after}
      </b>
      <b className="col-start-4 row-start-1 content-end text-center text-ink max-md:w-min md:col-start-5">
        {protocol.without}
      </b>
      <div className="row-span-4 row-start-1 hidden place-items-center border-x border-paper-line bg-paper-2 md:col-start-3 md:grid">
        <Waveform className="h-20 w-full text-paper-teal" />
      </div>
      {measures.map(({ name }, row) => (
        <div key={name} className="contents *:border-t *:border-paper-line *:px-3 *:py-2 sm:*:px-4">
          <span className="col-start-1 content-center">{name}</span>
          {COLUMNS.map((className, index) => (
            <svg key={className} viewBox="0 0 44 36" className={`h-13 w-full ${className}`}>
              <path
                d={STROKES[(row + index) % STROKES.length]}
                className="fill-none stroke-teal stroke-2"
                strokeLinecap="round"
              />
            </svg>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The columns of figures. Wide screens show the pilot between the first and the second. */
const COLUMNS = [
  "col-start-2",
  "col-start-3 md:col-start-4",
  "col-start-4 md:col-start-5",
] as const;

/** Handwriting that cannot be read: no pilot's figures are shown before there are any. */
const STROKES = [
  "M10 22q4-10 7-1t7-2 9 1",
  "M9 20q5 6 8-2t6 4 5-4 7 2",
  "M11 19q3 8 7 0t6 3 10-3",
] as const;
