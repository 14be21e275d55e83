import type { ReactNode } from "react";
import { caseStudies } from "../../content/case-studies";
import { HowCounted } from "../../ui/how-counted";
import { MoreLink } from "../../ui/more-link";
import { Section } from "../../ui/section";
import { CountedCall } from "./counted-call";
import { BaselineReport, FilledSheet } from "./filled-sheet";

const { title, stops, days, terms, missed, trial } = caseStudies.pilot;

/** A pilot's timeline, with the protocol filling up: its baseline, a call that is counted, and its results. */
export function PilotDays(): ReactNode {
  return (
    <Section className="border-t border-hairline bg-surface-1 lg:py-20 print:hidden">
      <h2>{title}</h2>
      <ol className="mt-8 grid border-l-2 border-field lg:mt-10 lg:grid-cols-4 lg:gap-x-6 lg:border-0">
        {stops.map(({ day, title: stop, text, claim, due, name }) => (
          <li
            key={stop}
            className="grid gap-5 pb-10 pl-5 last:pb-0 md:max-lg:grid-cols-2 lg:row-span-2 lg:grid-rows-subgrid lg:pb-0 lg:pl-0"
          >
            <div>
              <Line day={day} />
              <h3>{stop}</h3>
              <p className="mt-1 max-w-96">{text}</p>
              {claim && <HowCounted claim={claim} />}
            </div>
            {due ? (
              <FilledSheet name={name} due={due} />
            ) : day === 1 ? (
              <CountedCall name={name} />
            ) : (
              <BaselineReport name={name} />
            )}
          </li>
        ))}
      </ol>
      <div className="mt-8 grid gap-x-10 gap-y-4 border-t border-hairline-strong pt-5 lg:grid-cols-[5fr_4fr_4fr]">
        {[terms, missed].map(({ name, text }) => (
          <p key={name} className="max-w-measure text-pretty">
            <b>{name}:</b> {text}
          </p>
        ))}
        <p className="max-w-measure text-pretty">
          <b>{trial.name}</b> {trial.text}{" "}
          <MoreLink className="-my-2.5" href={trial.link.href}>
            {trial.link.name}
          </MoreLink>
        </p>
      </div>
    </Section>
  );
}

/** A stop's part of the line, up to the next stop, with a dot for each day from day 1 to the first results. */
function Line({ day }: { day: number | undefined }): ReactNode {
  const isLast = day === undefined;
  return (
    <svg
      className={`mb-5 hidden h-3 overflow-visible lg:block ${isLast ? "w-full" : "w-[calc(100%+24px)]"}`}
      aria-hidden="true"
    >
      <rect y="5" width="100%" height="2" className="fill-field" />
      {day === 1 &&
        Array.from({ length: days - 2 }, (_, index) => (
          <circle
            key={index}
            cx={`${(((index + 1) / (days - 1)) * 100).toFixed(1)}%`}
            cy="6"
            r={3}
            className="fill-field"
          />
        ))}
      {isLast ? (
        <circle cx="6" cy="6" r={5} className="fill-surface-1 stroke-field stroke-2" />
      ) : (
        <circle cx="6" cy="6" r={6} className="fill-muted" />
      )}
    </svg>
  );
}
