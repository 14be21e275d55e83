import type { ReactNode } from "react";
import { dealDay, timeOfDay } from "../../content/demo/calendar";
import { flow, flowSteps, type StepId } from "../../content/flow";
import { Wrap } from "../../ui/wrap";

const TIMELINES: Record<StepId, string> = {
  before: "[animation-timeline:--before]",
  during: "[animation-timeline:--during]",
  after: "[animation-timeline:--after]",
  pipeline: "[animation-timeline:--pipeline]",
  forecast: "[animation-timeline:--forecast]",
};

/** A stop's part of the line is teal once the next stop is reached. */
const REACHED =
  "after:[--day:initial] after:[animation-fill-mode:forwards] after:[animation-timing-function:linear] supports-[timeline-scope:--a]:after:[animation-name:day]";
const NEXT: Record<StepId, string> = {
  before: "after:[animation-timeline:--during]",
  during: "after:[animation-timeline:--after]",
  after: "after:[animation-timeline:--pipeline]",
  pipeline: "after:[animation-timeline:--forecast]",
  forecast: "after:hidden",
};

/** Draws a line between two days. */
const DAYS_BETWEEN =
  "after:bg-[repeating-linear-gradient(90deg,var(--day,var(--color-field))_0_5px,transparent_0_9px)]";

const isLastOf = (day: string, index: number): boolean =>
  (flowSteps[index + 1]?.day ?? day) !== day;

/**
 * Links to the stops of the day, on a sticky line. The stop in view is marked, at first the first one, and the line is teal up to it. Browsers
 * without scroll timelines mark the stop in the address's hash instead (`styles/pages/genie-flow.css`).
 */
export function Stepper(): ReactNode {
  return (
    <div className="sticky top-14 z-5 border-b border-hairline bg-canvas pt-4 max-md:pt-2">
      <Wrap>
        <nav data-stepper aria-label={flow.stepper}>
          <ol className="flex">
            {flowSteps.map(({ id, day, time, name }, index) => (
              <li
                key={id}
                className={`flex-1 last:flex-none not-last:max-xs:flex-auto [animation-timing-function:linear] [animation-fill-mode:none,forwards] first:[animation-fill-mode:backwards,both] supports-[timeline-scope:--a]:[animation-name:stop,day] ${TIMELINES[id]}`}
              >
                <a
                  href={`#${id}`}
                  className={`relative block min-h-11 pt-3 pb-2 text-small whitespace-nowrap text-[color:var(--stop-ink,var(--color-muted))] transition-colors after:absolute after:inset-x-0 after:top-0 after:h-0.5 ${REACHED} ${NEXT[id]} ${isLastOf(day, index) ? DAYS_BETWEEN : "after:bg-[var(--day,var(--color-surface-3))]"} before:absolute before:-top-0.75 before:left-0 before:z-1 before:size-2 before:rounded-pill before:bg-[var(--day,var(--color-field))] before:outline-4 before:outline-[color:var(--stop,transparent)] hover:text-ink hover:before:outline-teal/30 lg:flex lg:gap-2 forced-colors:[text-decoration-line:var(--stop-line,none)]`}
                >
                  <time dateTime={time} className="block font-bold tabular-nums">
                    {day !== flowSteps[0]?.day && `${dealDay("forecast", "wd")} `}
                    {timeOfDay(time)}
                  </time>
                  <span className="max-md:sr-only">{name}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </Wrap>
    </div>
  );
}
