import type { ReactNode } from "react";
import { caseStudies } from "../../content/case-studies";
import { SegmentedControl } from "../../ui/segmented-control";

const { legend, stops } = caseStudies.filled;

/** On load, `--now` runs from 0 to 12 once and fills in the sheet. A chosen stop moves it, forward or back, to where that stop ends. */
export const FILLING =
  "[--now:12] ease-linear motion-safe:transition-[--now] motion-safe:duration-14000 motion-safe:starting:[--now:0] has-checked:duration-2000! has-[[value='1']:checked]:[--now:4] has-[[value='2']:checked]:[--now:6.5] has-[[value='3']:checked]:[--now:9]";

/** When each stop begins, and how long it takes. */
const TIMES = [
  "[--from:0] [--takes:4]",
  "[--from:4.2] [--takes:2.3]",
  "[--from:6.7] [--takes:2.3]",
  "[--from:9.2] [--takes:2.8]",
];

/** Shown while the sheet is at a stop. */
const NOW = "opacity-[min((var(--now)-var(--from))*7,(var(--from)+var(--takes)+.2-var(--now))*9)]";

/**
 * A pilot's stops, none of them chosen at first. Choosing one fills in the sheet as far as it is then. On small screens they
 * stay in view above the sheet, unless it shows whole.
 */
export function Stops(): ReactNode {
  return (
    <div className="py-8 max-lg:sticky max-lg:has-[+:target]:static max-lg:top-14 max-lg:z-1 max-lg:-mx-2 max-lg:mt-6 max-lg:bg-canvas max-lg:mb-2 max-lg:p-2 print:hidden">
      <SegmentedControl
        legend={legend}
        name="stop"
        className="isolate flex *:text-ink *:has-checked:bg-transparent"
        options={stops.map(({ value, name }, index) => ({
          value,
          label: (
            <>
              <span
                className={`absolute inset-0 -z-1 rounded-small bg-surface-3 ${NOW} ${TIMES[index]}`}
              />
              <span className="pb-1 leading-4">{name}</span>
              <span
                className={`absolute inset-x-2 bottom-0.5 h-0.5 origin-left rounded-pill bg-teal ${NOW} [scale:clamp(0,(var(--now)-var(--from))/var(--takes),1)_1] ${TIMES[index]}`}
              />
            </>
          ),
        }))}
      />
      <div className="mt-2 grid">
        {stops.map(({ value, text }, index) => (
          <p key={value} className={`col-[1] row-[1] ${NOW} ${TIMES[index]}`}>
            {text}
          </p>
        ))}
      </div>
    </div>
  );
}
