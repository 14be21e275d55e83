import type { ReactNode } from "react";
import { FigureFrame, type FigureProps, readRows } from "./figure-frame";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The minimum width of a bar, so that a point in time can be seen. */
const MIN_PERCENT = 1.5;

const day = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "short", timeZone: "UTC" });

/**
 * Periods and points in time, drawn to scale. Rows are `label | from | to`; times are ISO dates or positions in a call
 * (11:38), and `to` is empty for a point in time.
 */
export function Schedule({ text, caption }: FigureProps): ReactNode {
  const rows = readRows(text).map(([label = "", from = "", to = ""]) => ({
    label,
    from: timeOf(from),
    to: timeOf(to || from),
    when: to ? `${nameOf(from)} to ${nameOf(to)}` : nameOf(from),
  }));
  const first = Math.min(...rows.map(({ from }) => from));
  const span = Math.max(...rows.map(({ to }) => to)) - first;
  const percent = (time: number) => ((time - first) / span) * (100 - MIN_PERCENT);
  return (
    <FigureFrame caption={caption}>
      <ul className="grid gap-3 sm:gap-2">
        {rows.map(({ label, from, to, when }) => (
          <li
            key={label}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 sm:grid-cols-[2fr_3fr_auto]"
          >
            <b className="font-normal">{label}</b>
            <svg
              className="block h-3 w-full rounded-pill bg-surface-2 max-sm:order-last max-sm:col-span-2"
              aria-hidden="true"
            >
              <rect
                x={`${percent(from)}%`}
                width={`${percent(to) - percent(from) + MIN_PERCENT}%`}
                height="100%"
                rx="4"
                className="fill-teal"
              />
            </svg>
            <span className="text-small text-muted tabular-nums sm:w-32 sm:text-right">{when}</span>
          </li>
        ))}
      </ul>
    </FigureFrame>
  );
}

/** Returns days for a date and seconds for a position in a call. */
function timeOf(text: string): number {
  const [minutes = "", seconds] = text.split(":");
  const time =
    seconds === undefined ? Date.parse(text) / DAY_MS : Number(minutes) * 60 + Number(seconds);
  if (Number.isNaN(time)) throw new Error(`A schedule has no time in “${text}”`);
  return time;
}

const nameOf = (text: string): string => (text.includes(":") ? text : day.format(new Date(text)));
