import type { ReactNode } from "react";
import { caseStudies } from "../../content/case-studies";
import { PlainTable } from "../../ui/plain-table";

const { name, example, call, columns, rows, note } = caseStudies.pilot.report;

/** What the baseline is counted from: calls with their edits and next step. The last row sums them up. */
export function BaselineReport(): ReactNode {
  return (
    <div className="on-paper flex flex-col rounded-card p-5 text-small lg:p-6">
      <div className="flex items-baseline justify-between gap-x-4">
        <h3 className="text-base text-ink">{name}</h3>
        {example}
      </div>
      <div className="mt-3 flex-1 tabular-nums">
        <PlainTable
          heads={[call, ...columns]}
          rows={rows.map((row) => [row.name, ...row.cells])}
          hasSum
        />
      </div>
      <p className="mt-3">{note}</p>
    </div>
  );
}
