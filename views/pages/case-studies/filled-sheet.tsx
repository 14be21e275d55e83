import type { ReactNode } from "react";
import { caseStudies } from "../../content/case-studies";

const { pilot, protocol } = caseStudies;
const { report } = pilot;

const CELL = "grid items-center border-l border-surface-3 px-1";

/** A table on white paper, or on a dark panel, of which screen readers read the name only. */
function Sheet(props: {
  name: string;
  columns: readonly string[];
  grid: string;
  rows: readonly { name: string; cells: ReactNode; isLast?: boolean }[];
  isDark?: boolean;
  children?: ReactNode;
}): ReactNode {
  const { name, columns, grid, rows, isDark, children } = props;
  return (
    <div
      className={`relative flex flex-col rounded-card p-4 text-small xl:p-5 ${isDark ? "border border-hairline-strong bg-surface-2" : "on-paper shadow-window"}`}
    >
      <div className="flex items-baseline justify-between gap-x-4">
        <h4 className="text-base font-bold text-ink">{name}</h4>
        {pilot.cells.example}
      </div>
      <div className="mt-2 flex flex-1 flex-col" aria-hidden="true">
        <p className={`grid border-b border-body py-1 text-ink ${grid}`}>
          <span />
          {columns.map((column) => (
            <span key={column} className="text-center">
              {column}
            </span>
          ))}
        </p>
        {rows.map((row) => (
          <p
            key={row.name}
            className={`grid min-h-9.5 flex-1 border-b border-surface-3 last:border-0 ${grid} ${row.isLast ? "border-b-0 border-t border-t-body font-bold text-ink" : ""}`}
          >
            <span className="self-center py-1 pr-2 leading-5">{row.name}</span>
            {row.cells}
          </p>
        ))}
      </div>
      {children}
    </div>
  );
}

/** What the baseline is counted from: a list of calls with two times and a next step. The last row has the averages. */
export function BaselineReport({ name }: { name: string }): ReactNode {
  return (
    <Sheet
      isDark
      name={name}
      columns={report.columns}
      grid="grid-cols-[4rem_repeat(3,minmax(0,1fr))]"
      rows={report.rows.map((row, index) => ({
        name: row.name,
        cells: row.cells.map((value, column) => (
          <span
            key={value}
            className={`${CELL} justify-center text-ink ${column === 0 && row.cells.length < report.columns.length ? "col-span-2" : ""}`}
          >
            {value}
          </span>
        )),
        isLast: index === report.rows.length - 1,
      }))}
    >
      <p className="mt-2">{pilot.cells.report}</p>
    </Sheet>
  );
}

/** The protocol's measures with the baseline, where the customer's numbers that are `due` then go, and when the rest is due. */
export function FilledSheet({ name, due }: { name: string; due: string }): ReactNode {
  return (
    <Sheet
      name={name}
      columns={pilot.columns}
      grid="grid-cols-[1fr_4rem_3rem_3.5rem] sm:grid-cols-[1fr_6.5rem_5rem_5rem]"
      rows={protocol.measures.map((measure, index) => ({
        name: measure.name,
        cells: (
          <>
            <span className={`${CELL} justify-center text-center leading-5 text-ink`}>
              {pilot.baseline[index]}
            </span>
            {due === measure.due ? (
              [protocol.after, protocol.without].map((column) => (
                <span
                  key={column}
                  className={`${CELL} justify-center bg-teal/10 font-bold text-teal`}
                >
                  {pilot.cells.yours}
                </span>
              ))
            ) : (
              <span className={`${CELL} col-span-2 text-center`}>{measure.due}</span>
            )}
          </>
        ),
      }))}
    />
  );
}
