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
  /** Whether it has too many columns for a tablet. */
  isWide?: boolean;
};

const cell =
  "py-1 pr-4 wrap-break-word last:pr-0 cards:grid cards:grid-cols-[112px_minmax(0,1fr)] cards:gap-3 cards:p-0 cards:empty:hidden";
const named = "cards:before:text-muted cards:before:content-[attr(data-head)]";

/**
 * A table. On small screens, its rows become cards, in which each cell is preceded by its column's name, and of its
 * head only the links that sort stay.
 */
export function ConsoleTable(props: Props): ReactNode {
  const { caption, heads, rows, numericFrom = Infinity, isWide } = props;
  const names = heads.map((head) => (typeof head === "string" ? head : head.name));
  const sideOf = (column: number) =>
    column >= numericFrom ? "text-right cards:text-left" : "text-left";
  return (
    <table
      data-wide={isWide}
      className="w-full border-collapse text-small tabular-nums cards:block"
    >
      <caption className="sr-only">{caption}</caption>
      <thead className="cards:block">
        <tr className="h-10 border-b border-hairline-strong text-ink cards:flex cards:h-auto cards:gap-5 cards:border-0">
          {heads.map((head, index) =>
            typeof head === "string" ? (
              <th
                key={head}
                scope="col"
                className={`pr-4 last:pr-0 cards:sr-only ${sideOf(index)}`}
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
      <tbody className="cards:grid cards:gap-3">
        {rows.map(({ key, cells: [first, ...others] }) => (
          <tr
            key={key}
            className="h-10 border-b border-hairline cards:block cards:h-auto cards:rounded-small cards:border cards:p-3"
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
