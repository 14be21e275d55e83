import type { ReactNode } from "react";
import { caseStudies } from "../../content/case-studies";
import { HowCounted } from "../../ui/how-counted";
import { MoreLink } from "../../ui/more-link";
import { Section } from "../../ui/section";

const { title, stops, days, trial } = caseStudies.pilot;

/** Where a stop stands on the line, in percent: the first third is the time before day 1. */
const place = (day: number): string =>
  `${day === 0 ? 0 : 100 / 3 + ((day - 1) / (days - 1)) * (200 / 3)}%`;

/** A pilot's timeline, with what is due before it and on two of its days. */
export function PilotDays(): ReactNode {
  return (
    <Section className="border-t border-hairline bg-surface-1 lg:py-16 print:hidden">
      <h2>{title}</h2>
      <svg className="mt-10 hidden h-3 w-full overflow-visible md:block" aria-hidden="true">
        <rect y="5" width="100%" height="2" className="fill-field" />
        {Array.from({ length: days }, (_, index) => (
          <circle key={index} cx={place(index + 1)} cy="6" r={3} className="fill-field" />
        ))}
        {stops.map(({ day }) => (
          <circle key={day} cx={place(day)} cy="6" r={6} className="fill-teal" />
        ))}
      </svg>
      <ol className="mt-8 grid gap-6 border-l-2 border-teal pl-5 md:mt-5 md:grid-cols-3 md:gap-0 md:border-0 md:pl-0">
        {stops.map(({ day, text, claim }) => (
          <li
            key={day}
            className="max-w-70 md:pr-8 md:last:pr-0 md:last:justify-self-end md:last:text-right"
          >
            <h3>{day === 0 ? "Before" : `Day ${day}`}</h3>
            <p className="mt-1">{text}</p>
            {claim && <HowCounted claim={claim} />}
          </li>
        ))}
      </ol>
      <p className="mt-8 flex flex-wrap items-center gap-x-6">
        {trial.text} <MoreLink href={trial.link.href}>{trial.link.name}</MoreLink>
      </p>
    </Section>
  );
}
