import type { ReactNode } from "react";
import { consolePaths } from "../../src/paths";
import { consoleCopy } from "../content/console";
import { type ConsoleNotice, consolePage } from "./console-page";

const copy = consoleCopy.today;

/** What Today shows. Counts are undefined while the database is down. */
export type Today = {
  attention: readonly { name: string; count: number; href?: string }[];
  /** Newest first; `counts` by list. */
  days: readonly { day: string; counts: Readonly<Record<string, number>> }[];
  journalWaiting: number;
};

/** What needs attention, and who came. */
export const todayPage = ({ attention, days, journalWaiting }: Today, notice?: ConsoleNotice) =>
  consolePage({
    place: consolePaths.today,
    notice,
    children: (
      <div className="grid gap-10">
        <section aria-labelledby="attention">
          <h2 id="attention" className="text-h4">
            {copy.attention}
          </h2>
          {attention.length === 0 ? (
            <p className="mt-3">{copy.nothing}</p>
          ) : (
            <dl className="mt-3 grid max-w-150 divide-y divide-hairline border-y border-hairline">
              {attention.map(({ name, count, href }) => (
                <div
                  key={name}
                  className="flex min-h-10 items-center justify-between gap-4 text-small"
                >
                  <dt>{name}</dt>
                  <dd className="tabular-nums">
                    {href === undefined ? (
                      count
                    ) : (
                      <a className="text-teal underline underline-offset-4" href={href}>
                        {count}
                      </a>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </section>
        <Days days={days} />
        <section aria-labelledby="state">
          <h2 id="state" className="text-h4">
            {copy.state}
          </h2>
          <p className="mt-3 text-small">
            {copy.database}: {copy.working}. {copy.journal}: {copy.waiting(journalWaiting)}.
          </p>
        </section>
      </div>
    ),
  });

function Days({ days }: Pick<Today, "days">): ReactNode {
  const lists = [...new Set(days.flatMap(({ counts }) => Object.keys(counts)))].toSorted();
  return (
    <section aria-labelledby="days">
      <h2 id="days" className="text-h4">
        {copy.days}
      </h2>
      {days.length === 0 ? (
        <p className="mt-3">{copy.none}</p>
      ) : (
        <div className="mt-3 overflow-x-auto">
          <table className="w-full max-w-150 text-small tabular-nums">
            <caption className="sr-only">{copy.days}</caption>
            <thead>
              <tr className="h-10 border-b border-hairline-strong text-ink">
                <th scope="col" className="text-left">
                  {copy.day}
                </th>
                {[...lists, copy.total].map((list) => (
                  <th key={list} scope="col" className="pl-4 text-right">
                    {list}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, counts }) => (
                <tr key={day} className="h-10 border-b border-hairline">
                  <th scope="row" className="text-left font-normal">
                    <time dateTime={day}>{day}</time>
                  </th>
                  {lists.map((list) => (
                    <td key={list} className="pl-4 text-right">
                      {counts[list] ?? 0}
                    </td>
                  ))}
                  <td className="pl-4 text-right text-ink">
                    {Object.values(counts).reduce((sum, count) => sum + count, 0)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
