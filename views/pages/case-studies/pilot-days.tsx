import type { ReactNode } from "react";
import { caseStudies } from "../../content/case-studies";
import { HowCounted } from "../../ui/how-counted";
import { MoreLink } from "../../ui/more-link";
import { Section } from "../../ui/section";
import { Waveform } from "../../ui/waveform";

const { title, stops, days, trial } = caseStudies.pilot;

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

/** What a pilot puts in writing: the baseline, what is counted between its calls, and the result. */
function Sheet(): ReactNode {
  return (
    <div className="on-paper mt-6 grid overflow-hidden rounded-card shadow-window md:grid-cols-3">
      {stops.map(({ day, name, parts }) => (
        <div
          key={day}
          className="flex flex-col gap-3 border-paper-line p-5 not-first:max-md:border-t md:not-first:border-l"
        >
          <h4 className="text-base text-ink">{name}</h4>
          <ul className="flex flex-wrap gap-2 text-small">
            {parts.map((part) => (
              <li
                key={part}
                className="rounded-small border border-paper-line bg-paper-2 px-3 py-1.5"
              >
                {part}
              </li>
            ))}
          </ul>
          {day === 1 && <Waveform className="mt-auto h-14 w-full text-paper-teal" />}
        </div>
      ))}
    </div>
  );
}
