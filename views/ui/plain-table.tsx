import type { ReactNode } from "react";

/** A small table, of which the first column is muted, and the last row bold if it is the sum. */
export function PlainTable(props: {
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  hasSum?: boolean;
}): ReactNode {
  const { heads, rows, hasSum = false } = props;
  const [first, ...others] = heads;
  return (
    <table className="w-full border-collapse break-inside-avoid text-left leading-6">
      <thead>
        <tr className="border-b border-hairline-strong text-small font-bold text-muted">
          {/* The cells of the first column are row headers, so that column needs no header of its own. */}
          <td className="py-2 pr-4">{first}</td>
          {others.map((head) => (
            <th key={head} scope="col" className="py-2 not-last:pr-4">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr
            key={name}
            className={`border-b border-hairline align-top last:border-0 ${hasSum ? "last:*:font-bold" : ""}`.trim()}
          >
            <th scope="row" className="py-3 pr-4 font-normal text-muted">
              {name}
            </th>
            {cells.map((text, index) => (
              <td key={`${index} ${text}`} className="py-3 text-ink not-last:pr-4">
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
