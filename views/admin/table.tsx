import type { ReactNode } from "react";

type Props = {
  caption: string;
  heads: readonly string[];
  /** The first cell names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** From this column on, cells are numbers. */
  numericFrom?: number;
};

const cell =
  "py-1 pr-4 last:pr-0 phone:grid phone:grid-cols-[112px_minmax(0,1fr)] phone:gap-3 phone:p-0";
const named = "phone:before:text-muted phone:before:content-[attr(data-head)]";

/** A table. On small screens, its rows become cards, in which each cell is preceded by its column's name. */
export function ConsoleTable({ caption, heads, rows, numericFrom = Infinity }: Props): ReactNode {
  const sideOf = (column: number) =>
    column >= numericFrom ? "text-right phone:text-left" : "text-left";
  return (
    <table className="w-full border-collapse text-small tabular-nums phone:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="phone:hidden">
        <tr className="h-10 border-b border-hairline-strong text-ink">
          {heads.map((head, index) => (
            <th key={head} scope="col" className={`pr-4 last:pr-0 ${sideOf(index)}`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="phone:grid phone:gap-3">
        {rows.map(({ key, cells: [first, ...others] }) => (
          <tr
            key={key}
            className="h-10 border-b border-hairline phone:block phone:h-auto phone:rounded-small phone:border phone:p-3"
          >
            <th
              scope="row"
              data-head={heads[0]}
              className={`text-left font-normal text-ink ${cell} ${named}`}
            >
              {first}
            </th>
            {others.map((content, index) => (
              <td
                key={heads[index + 1]}
                data-head={heads[index + 1]}
                className={`wrap-break-word ${sideOf(index + 1)} ${cell} ${named}`}
              >
                {content}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
