import type { ReactNode } from "react";

/** A small table, of which the first column is muted. */
export function PlainTable(props: {
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}): ReactNode {
  return (
    <table className="w-full border-collapse break-inside-avoid text-left leading-6">
      <thead>
        <tr className="border-b border-hairline-strong text-small text-muted">
          {props.heads.map((head) => (
            <th key={head} scope="col" className="py-2 not-last:pr-4">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.rows.map(([first, ...others]) => (
          <tr key={first} className="border-b border-hairline align-top last:border-0">
            <td className="py-3 pr-4 text-muted">{first}</td>
            {others.map((text, index) => (
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
