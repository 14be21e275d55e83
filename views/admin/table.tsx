import type { ReactNode } from "react";

/** The heading of a column; with an address, a link that sorts by it. */
type Head = string | { name: string; href: string; sorted: "ascending" | "descending" | undefined };

type Props = {
  caption: string;
  heads: readonly Head[];
  /** The first cell names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** From this column on, cells are numbers. */
  numericFrom?: number;
};

const cell =
  "py-1 pr-4 wrap-anywhere last:pr-0 phone:grid phone:grid-cols-[112px_minmax(0,1fr)] phone:gap-3 phone:p-0 phone:empty:hidden";
const named = "phone:before:text-muted phone:before:content-[attr(data-head)]";

/**
 * A table. On small screens, its rows become cards, in which each cell is preceded by its column's name, and of its
 * head only the links that sort stay.
 */
export function ConsoleTable({ caption, heads, rows, numericFrom = Infinity }: Props): ReactNode {
  const names = heads.map((head) => (typeof head === "string" ? head : head.name));
  const sideOf = (column: number) =>
    column >= numericFrom ? "text-right phone:text-left" : "text-left";
  return (
    <table className="w-full border-collapse text-small tabular-nums phone:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="phone:block">
        <tr className="h-10 border-b border-hairline-strong text-ink phone:flex phone:h-auto phone:gap-5 phone:border-0">
          {heads.map((head, index) =>
            typeof head === "string" ? (
              <th
                key={head}
                scope="col"
                className={`pr-4 last:pr-0 phone:sr-only ${sideOf(index)}`}
              >
                {head}
              </th>
            ) : (
              <th key={head.name} scope="col" className="pr-4 text-left" aria-sort={head.sorted}>
                <a
                  className="inline-flex min-h-11 items-center gap-1 underline underline-offset-4"
                  href={head.href}
                >
                  {head.name}
                  {head.sorted && (
                    <span aria-hidden="true">{head.sorted === "descending" ? "↓" : "↑"}</span>
                  )}
                </a>
              </th>
            ),
          )}
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
              data-head={names[0]}
              className={`text-left font-normal text-ink ${cell} ${named}`}
            >
              {first}
            </th>
            {others.map((content, index) => (
              <td
                key={names[index + 1]}
                data-head={names[index + 1]}
                className={`${sideOf(index + 1)} ${cell} ${named}`}
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
