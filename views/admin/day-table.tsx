import type { ReactNode } from "react";
import { consoleCopy } from "../content/console/console";
import { CountLink } from "./count-link";
import { ConsoleTable } from "./table";

const copy = consoleCopy.today;

type ListCount = { list: string; count: number; href: string };
export type Day = { day: string; href: string; lists: readonly ListCount[] };

const totalOf = ({ lists }: Day) => lists.reduce((sum, { count }) => sum + count, 0);

/** How many came per day and list; each number leads to its list. */
export function DayTable({ days }: { days: readonly Day[] }): ReactNode {
  const lists = [...new Set(days.flatMap((day) => day.lists.map(({ list }) => list)))].toSorted();
  if (lists.length === 0) return <p>{copy.none}</p>;
  return (
    <ConsoleTable
      caption={copy.days}
      heads={[copy.day, ...lists, copy.total]}
      numericFrom={1}
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
