import type { ReactNode } from "react";
import { caseStudies } from "../../content/case-studies";
import { Icon } from "../../ui/icon";

const { outcome, stops } = caseStudies.filled;

/** When the pen reaches each row, as `--row` of `--now` (`stops.tsx`). */
const ROWS = [
  "[--row:.6]",
  "[--row:1.1]",
  "[--row:1.6]",
  "[--row:2.1]",
  "[--row:2.6]",
  "[--row:3.1]",
];

/** What the example fills in, at once: half-faded words are hard to read. Screen readers skip it, and printing leaves the sheet empty. */
const FILLED = "font-bold text-paper-ink print:hidden";

/** Words written into the sheet before the pilot starts. */
export function Pen({ row, children }: { row: number; children: ReactNode }): ReactNode {
  return (
    <span
      aria-hidden="true"
      className={`opacity-[calc((var(--now)-var(--row))*99)] ${FILLED} ${ROWS[row]}`}
    >
      {children}
    </span>
  );
}

/**
 * One group's result of a row: a bar that grows until the stop at which the result is due, the third or the last, and then
 * its figure, with our group's whether our claim was met. Screen readers skip it, and printing leaves the cell empty.
 */
export function Counting(props: {
  isLate: boolean;
  figure: string | undefined;
  verdict?: { name: string; isMissed: boolean };
}): ReactNode {
  const { isLate, figure, verdict } = props;
  const [, , day, quarter] = stops;
  return (
    <span
      aria-hidden="true"
      className={`grid *:[grid-area:1/1] print:hidden ${isLate ? "[--done:19]" : "[--done:6.8]"}`}
    >
      <span className="pt-2 text-small opacity-[calc((var(--done)-var(--now))*99)]">
        <span className="block h-1 rounded-pill bg-paper-line">
          <span className="block h-full origin-left rounded-pill bg-paper-teal [scale:clamp(0,(var(--now)-4.2)/(var(--done)-4.2),1)_1] forced-colors:bg-[Highlight]" />
        </span>
        <span className="mt-1 block">{(isLate ? quarter : day).name}</span>
      </span>
      <span
        className={`opacity-[calc((var(--now)-var(--done))*99)] ${verdict ? "text-paper-ink" : ""}`}
      >
        <b className={`block text-inherit ${verdict ? "text-h4" : ""}`}>{figure}</b>
        {verdict && (
          <span className="flex items-center gap-1 text-small">
            <Icon name={verdict.isMissed ? "close" : "check"} className="w-4 stroke-3" />
            {verdict.name}
          </span>
        )}
      </span>
    </span>
  );
}

/** What came out, once all is counted, on the short sheet. Screen readers hear it at the last stop. */
export function Outcome(): ReactNode {
  return (
    <p
      aria-hidden="true"
      className="font-bold text-paper-ink opacity-[calc((var(--now)-19)*99)] group-target/sheet:hidden print:hidden"
    >
      {outcome}
    </p>
  );
}
