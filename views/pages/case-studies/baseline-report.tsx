import type { ReactNode } from "react";
import { caseStudies } from "../../content/case-studies";

const { name, example, call, columns, rows, note } = caseStudies.pilot.report;

/** What the baseline is counted from: calls with their edits and next step. The last row sums them up. */
export function BaselineReport(): ReactNode {
  return (
    <div className="on-paper flex flex-col rounded-card p-5 text-small lg:p-6">
      <div className="flex items-baseline justify-between gap-x-4">
        <h3 className="text-base text-ink">{name}</h3>
        {example}
      </div>
      <table className="mt-3 w-full flex-1 border-collapse text-left">
        <thead>
          <tr className="border-b border-field text-ink">
            <td className="py-2">{call}</td>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 font-normal">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.name}
              className="border-b border-hairline last:border-0 last:font-bold last:text-ink"
            >
              <th scope="row" className="py-3 font-[inherit]">
                {row.name}
              </th>
              {row.cells.map((cell) => (
                <td key={cell} className="tabular-nums">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3">{note}</p>
    </div>
  );
}
