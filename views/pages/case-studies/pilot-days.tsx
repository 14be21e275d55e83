import type { ReactNode } from "react";
import { caseStudies } from "../../content/case-studies";
import { HowCounted } from "../../ui/how-counted";
import { Section } from "../../ui/section";

const { title, days } = caseStudies.pilot;
const length = Math.max(...days.map(({ day }) => day));

/** A pilot's timeline, with what is due on three of its days. */
export function PilotDays(): ReactNode {
  return (
    <Section className="border-t border-hairline bg-surface-1 lg:py-16 print:hidden">
      <h2>{title}</h2>
      <svg className="mt-10 hidden h-3 w-full overflow-visible md:block" aria-hidden="true">
        <rect y="5" width="100%" height="2" className="fill-field" />
        {Array.from({ length }, (_, index) => {
          const isNamed = days.some(({ day }) => day === index + 1);
          return (
            <circle
              key={index}
              cx={`${(index / (length - 1)) * 100}%`}
              cy="6"
              r={isNamed ? 6 : 3}
              className={isNamed ? "fill-teal" : "fill-field"}
            />
          );
        })}
      </svg>
      <ol className="mt-8 grid gap-6 border-l-2 border-teal pl-5 md:mt-5 md:grid-cols-[13fr_8fr_8fr] md:gap-0 md:border-0 md:pl-0">
        {days.map(({ day, text, claim }) => (
          <li
            key={day}
            className="max-w-70 md:pr-8 md:last:pr-0 md:last:justify-self-end md:last:text-right"
          >
            <h3>Day {day}</h3>
            <p className="mt-1">{text}</p>
            <HowCounted claim={claim} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
