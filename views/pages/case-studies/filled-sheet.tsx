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
      className={`relative flex flex-col rounded-card p-4 text-small ${isDark ? "border border-hairline-strong bg-surface-2" : "on-paper"}`}
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
            className={`grid min-h-11 flex-1 border-b border-surface-3 last:border-0 ${grid} ${row.isLast ? "border-b-0 border-t border-t-body font-bold text-ink" : ""}`}
          >
            <span className="self-center py-1 pr-1 leading-5">{row.name}</span>
            {row.cells}
          </p>
        ))}
      </div>
      {children}
    </div>
  );
}

/** What the baseline is counted from: a list of calls with their edits and a next step. The last row has the averages. */
export function BaselineReport({ name }: { name: string }): ReactNode {
  return (
    <Sheet
      isDark
      name={name}
      columns={report.columns}
      grid="grid-cols-[1fr_7em_5.2em]"
      rows={report.rows.map((row, index) => ({
        name: row.name,
        cells: row.cells.map((value) => (
          <span key={value} className={`${CELL} justify-center text-ink`}>
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

/** The protocol's measures that are `due` then: the baseline, and where the customer's own numbers go. */
export function FilledSheet({ name, due }: { name: string; due: string }): ReactNode {
  return (
    <Sheet
      name={name}
      columns={pilot.columns}
      grid="grid-cols-[1fr_4em_3.2em_4em]"
      rows={protocol.measures.flatMap((measure, index) =>
        measure.due === due
          ? {
              name: measure.name,
              cells: (
                <>
                  <span className={`${CELL} justify-center text-center leading-5 text-ink`}>
                    {pilot.baseline[index]}
                  </span>
                  <span
                    className={`${CELL} col-span-2 justify-center bg-teal/10 font-bold text-ink`}
                  >
                    {pilot.cells.yours}
                  </span>
                </>
              ),
            }
          : [],
      )}
    />
  );
}
