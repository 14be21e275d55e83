import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { caseStudies } from "../../content/case-studies";
import { ReplayLink } from "../../ui/replay-link";
import { SegmentedControl } from "../../ui/segmented-control";

const { legend, stops } = caseStudies.filled;

/**
 * On load, `--now` runs to 9 once and fills in the sheet up to its first results. It starts with the baseline, as nobody
 * reads an empty sheet. A chosen stop moves it, forward or back, to where that stop ends; for the third to a bit more, as
 * the same value would not end the slow run.
 */
export const FILLING =
  "[--now:9] ease-linear motion-safe:transition-[--now] motion-safe:duration-8000 motion-safe:delay-600 motion-safe:starting:[--now:3.3] has-checked:duration-scene! has-checked:delay-0! has-[[value='1']:checked]:[--now:4] has-[[value='2']:checked]:[--now:6.5] has-[[value='3']:checked]:[--now:9.05] has-[[value='4']:checked]:[--now:20]";

/** When each stop begins, and how long it takes. */
const TIMES = [
  "[--from:0] [--takes:4]",
  "[--from:4.2] [--takes:2.3]",
  "[--from:6.7] [--takes:2.3]",
  "[--from:9.2] [--takes:10.8]",
];

/** Shown while the sheet is at a stop. */
const NOW =
  "opacity-[min((var(--now)-var(--from))*99,(var(--from)+var(--takes)+.2-var(--now))*99)]";

/**
 * A pilot's stops, none of them chosen at first. Choosing one fills in the sheet as far as it is then.
 */
export function Stops(): ReactNode {
  return (
    <div className="pt-3 pb-2 sm:py-5 lg:col-[2] lg:row-[1] lg:pt-0 lg:pb-3 print:hidden">
      <div className="flex items-center gap-x-5">
        <SegmentedControl
          legend={legend}
          name="stop"
          className="isolate flex max-sm:flex-1 *:text-ink *:has-checked:bg-transparent"
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
        <ReplayLink href={paths.caseStudies.path} className="max-sm:hidden" />
      </div>
      <div className="mt-1 grid sm:mt-2">
        {stops.map(({ value, text }, index) => (
          <p key={value} className={`col-[1] row-[1] ${NOW} ${TIMES[index]}`}>
            {text}
          </p>
        ))}
      </div>
    </div>
  );
}
