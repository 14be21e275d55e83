import type { ReactNode } from "react";
import { consoleCopy } from "../content/console/console";
import { CountLink } from "./count-link";
import { ConsoleTable } from "./table";

const copy = consoleCopy.today;

type ListCount = { list: string; count: number; href: string };
export type Day = { day: string; href: string; lists: readonly ListCount[] };

const HEIGHT = 160;

const totalOf = ({ lists }: Day) => lists.reduce((sum, { count }) => sum + count, 0);

/** A bar per day, and the same as a table, in which each number leads to its list. */
export function DayChart({ days }: { days: readonly Day[] }): ReactNode {
  const totals = days.map(totalOf).toReversed();
  const most = Math.max(...totals);
  const [newest, oldest] = [days[0], days.at(-1)];
  if (most === 0 || newest === undefined || oldest === undefined) return <p>{copy.none}</p>;
  const sum = totals.reduce((all, one) => all + one, 0);
  const width = 100 / totals.length;
  return (
    <>
      <div className="max-w-200 text-small text-muted tabular-nums">
        <p aria-hidden="true">{most.toLocaleString("en-US")}</p>
        <svg
          className="h-40 w-full border-b border-field fill-teal forced-colors:fill-[CanvasText]"
          role="img"
          aria-label={copy.chart(sum, most)}
        >
          {totals.map((total, index) => (
            <rect
              key={days[totals.length - 1 - index]?.day}
              x={`${index * width + width * 0.1}%`}
              width={`${width * 0.8}%`}
              y={HEIGHT - (total / most) * HEIGHT}
              height={(total / most) * HEIGHT}
            />
          ))}
        </svg>
        <p aria-hidden="true" className="flex justify-between">
          <span>{oldest.day}</span>
          <span>{newest.day}</span>
        </p>
      </div>
      <details className="mt-3 max-w-200">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-small text-teal">
          {copy.asTable}
        </summary>
        <DayTable days={days} />
      </details>
    </>
  );
}

function DayTable({ days }: { days: readonly Day[] }): ReactNode {
  const lists = [...new Set(days.flatMap((day) => day.lists.map(({ list }) => list)))].toSorted();
  return (
    <ConsoleTable
      caption={copy.days}
      heads={[copy.day, ...lists, copy.total]}
      isNumeric
      rows={days
        .filter((day) => totalOf(day) > 0)
        .map((day) => ({
          key: day.day,
          cells: [
            <time key="day" dateTime={day.day}>
              {day.day}
            </time>,
            ...lists.map((name) => {
              const found = day.lists.find(({ list }) => list === name);
              return found ? <CountLink key={name} {...found} /> : "0";
            }),
            <CountLink key="total" count={totalOf(day)} href={day.href} />,
          ],
        }))}
    />
  );
}
