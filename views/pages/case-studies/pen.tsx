import type { ReactNode } from "react";
import { protocol } from "../../content/pilot-protocol";
import { Icon } from "../../ui/icon";

const { result } = protocol;

/** When the pen reaches each row, and the last two when a result is counted, as `--row` of `--now` (`stops.tsx`). */
const ROWS = [
  "[--row:.6]",
  "[--row:1.1]",
  "[--row:1.6]",
  "[--row:2.1]",
  "[--row:2.6]",
  "[--row:3.1]",
  "[--row:6.8]",
  "[--row:9.3]",
];

/** What the example fills in, at once: half-faded words are hard to read. Screen readers skip it, and printing leaves the sheet empty. */
const FILLED = "font-bold text-paper-teal print:hidden";

/** Shown once a row is counted. */
const COUNTED = "opacity-[calc((var(--now)-var(--done))*99)]";

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

const SIGNATURES = [
  "M4 24C14 2 24 2 20 16S12 30 28 18s12-14 14-4-2 12 8 4 8-10 10-2 2 10 12 0 12-8 14 0 4 8 30-4",
  "M6 26C12 4 20-2 22 6S10 26 22 22s10-16 16-8-6 14 4 8 8-12 12-4 4 8 10 2 6-18 10-8-2 22-8 18 10-16 44-18",
];

/** A signature that nobody can read. */
export function Signature({ index }: { index: number }): ReactNode {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 32"
      className="absolute bottom-full left-4 w-22 fill-none stroke-paper-teal stroke-2 opacity-[calc((var(--now)-3.5)*99)] print:hidden"
    >
      <path d={SIGNATURES[index]} />
    </svg>
  );
}

/**
 * How far a row is counted: to the third stop, which has no number of the quarter yet, or to the last. Then the example
 * ticks one of two results, and its figure takes the bar's place.
 */
export function Counting(props: {
  due: string;
  isLate: boolean;
  figure: string | undefined;
  without: string;
  isMissed: boolean;
}): ReactNode {
  const { due, isLate, figure, without, isMissed } = props;
  const results = [
    { name: result.met, isMiss: false },
    { name: result.missed, isMiss: true },
  ];
  return (
    <span className={`block ${isLate ? "[--done:9.3]" : "[--done:6.8]"}`}>
      <span className="flex gap-x-4 text-paper-ink">
        {results.map(({ name, isMiss }) => (
          <span key={name} className="flex items-center gap-1.5">
            <span className="size-4 border border-paper-body">
              {isMiss === isMissed && (
                <Icon
                  name={isMiss ? "close" : "check"}
                  className={`size-full stroke-4 ${isMiss ? "text-paper-error" : "text-paper-teal"} ${COUNTED}`}
                />
              )}
            </span>
            {name}
          </span>
        ))}
      </span>
      <span className="grid *:[grid-area:1/1]">
        <span className="flex items-center justify-between gap-3 opacity-[calc((var(--done)-var(--now))*99)]">
          <span
            aria-hidden="true"
            className={`h-1 flex-1 rounded-pill bg-paper-line ${isLate ? "" : "max-w-12"}`}
          >
            <span className="block h-full origin-left rounded-pill bg-paper-teal [scale:clamp(0,(var(--now)-4.2)/(var(--done)-4.2),1)_1] forced-colors:bg-[Highlight]" />
          </span>
          {due}
        </span>
        <span aria-hidden="true" className={COUNTED}>
          <b className={isMissed ? "text-paper-error" : "text-paper-teal"}>{figure}</b> {without}
        </span>
      </span>
    </span>
  );
}
