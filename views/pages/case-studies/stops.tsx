import type { ReactNode } from "react";
import { caseStudies } from "../../content/case-studies";
import { SegmentedControl } from "../../ui/segmented-control";

const { legend, stops } = caseStudies.filled;

/**
 * On load, `--clock` runs from 0 to 12 once and fills in the sheet. Once a visitor chooses a stop, it is past its end,
 * and `--now` is where that stop ends.
 */
export const FILLING =
  "[--clock:12] [--end:12] [--now:min(var(--clock),var(--end))] ease-linear motion-safe:transition-[--clock] motion-safe:duration-10000 motion-safe:starting:[--clock:0] not-has-[[value='4']:checked]:[--clock:13] not-has-[[value='4']:checked]:duration-0! has-[[value='1']:checked]:[--end:4] has-[[value='2']:checked]:[--end:6.5] has-[[value='3']:checked]:[--end:9]";

/** When each stop begins, and how long it takes. */
const TIMES = [
  "[--from:0] [--takes:4]",
  "[--from:4.2] [--takes:2.3]",
  "[--from:6.7] [--takes:2.3]",
  "[--from:9.2] [--takes:2.8]",
];

/** Shown while the sheet is at a stop. */
const NOW = "opacity-[min((var(--now)-var(--from))*7,(var(--from)+var(--takes)+.2-var(--now))*9)]";

/** A pilot's stops. Choosing one fills in the sheet as far as it is then. */
export function Stops(): ReactNode {
  return (
    <div className="mt-10">
      <SegmentedControl
        legend={legend}
        name="stop"
        className="isolate flex *:text-ink *:has-checked:bg-transparent"
        chosen="4"
        options={stops.map(({ value, name }, index) => ({
          value,
          label: (
            <>
              <span
                className={`absolute inset-0 -z-1 rounded-small bg-surface-3 ${NOW} ${TIMES[index]}`}
              />
              <span className="pb-1 leading-4">{name}</span>
              <span
                className={`absolute inset-x-2 bottom-0.5 h-0.5 origin-left rounded-pill bg-teal [scale:clamp(0,(var(--now)-var(--from))/var(--takes),1)_1] ${TIMES[index]}`}
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
