import type { ReactNode } from "react";
import { caseStudies } from "../../content/case-studies";
import { HowCounted } from "../../ui/how-counted";
import { MoreLink } from "../../ui/more-link";
import { Section } from "../../ui/section";

const { pilot, protocol } = caseStudies;
const { title, stops, days, trial } = pilot;

/** Where a day stands on the line, in percent: a third each for the time before day 1, the pilot, and afterwards. */
const place = (day: number): string =>
  `${day === 0 ? 0 : 100 / 3 + ((day - 1) / (days - 1)) * (100 / 3)}%`;

/**
 * A pilot's timeline, with what is due before it and on two of its days, and how much of the sheet is filled in then.
 * Small screens show only the last sheet.
 */
export function PilotDays(): ReactNode {
  return (
    <Section className="border-t border-hairline bg-surface-1 lg:py-16 print:hidden">
      <h2>{title}</h2>
      <svg className="mt-10 hidden h-3 w-full overflow-visible lg:block" aria-hidden="true">
        <rect y="5" width={place(days)} height="2" className="fill-field" />
        {Array.from({ length: days }, (_, index) => (
          <circle key={index} cx={place(index + 1)} cy="6" r={3} className="fill-field" />
        ))}
        {stops.map(({ day }) => (
          <circle key={day} cx={place(day)} cy="6" r={6} className="fill-teal" />
        ))}
      </svg>
      <ol className="mt-8 grid gap-6 border-l-2 border-teal pl-5 lg:mt-5 lg:grid-cols-3 lg:gap-0 lg:border-0 lg:pl-0">
        {stops.map(({ day, filled, text, claim }) => (
          <li key={day} className="flex flex-col lg:pr-8 xl:pr-12">
            <h3>{day === 0 ? "Before" : `Day ${day}`}</h3>
            <p className="mt-1 max-w-70">{text}</p>
            {claim && (
              <div>
                <HowCounted claim={claim} />
              </div>
            )}
            <div
              aria-hidden="true"
              className={`mt-auto max-w-md pt-5 ${day === days ? "" : "max-lg:hidden"}`.trim()}
            >
              <Sheet filled={filled} isRunning={day === 1} />
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-8 flex flex-wrap items-center gap-x-6">
        {trial.text} <MoreLink href={trial.link.href}>{trial.link.name}</MoreLink>
      </p>
    </Section>
  );
}

/** The first rows of the pilot protocol, with as many columns filled in as given. While the pilot runs, the others stand out. */
function Sheet({ filled, isRunning }: { filled: number; isRunning: boolean }): ReactNode {
  const columns = [protocol.before, protocol.after, protocol.without];
  return (
    <div className="on-paper grid grid-cols-[1fr_repeat(3,auto)] rounded-card p-3 text-small sm:p-4 shadow-window">
      <div className="contents *:pb-1">
        <span />
        {columns.map((name) => (
          <b key={name} className="w-min px-1 sm:px-2 text-ink self-end last:pr-0">
            {name}
          </b>
        ))}
      </div>
      {protocol.measures.slice(0, 3).map(({ name }, row) => (
        <div key={name} className="contents *:border-t *:border-paper-line">
          <b className="py-2 pr-3 font-normal">{name}</b>
          {columns.map((column, index) => (
            <span
              key={column}
              className={`grid place-items-center ${isRunning && index > 0 ? "bg-paper-2" : ""}`.trim()}
            >
              {index < filled && (
                <svg viewBox="0 0 44 36" className="w-9 sm:w-11">
                  <path
                    d={STROKES[(row + index) % STROKES.length]}
                    className="fill-none stroke-teal stroke-2"
                    strokeLinecap="round"
                  />
                </svg>
              )}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Handwriting that cannot be read: no pilot's figures are shown before there are any. */
const STROKES = [
  "M10 22q4-10 7-1t7-2 9 1",
  "M9 20q5 6 8-2t6 4 5-4 7 2",
  "M11 19q3 8 7 0t6 3 10-3",
] as const;
