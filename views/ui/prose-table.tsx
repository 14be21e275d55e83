import { Children, type ReactElement, type ReactNode } from "react";
import { isDay, textOf } from "./text-of";

type ProseTableProps = { caption?: string; children: ReactNode };
type Parent = ReactElement<{ children: ReactNode }>;

const childrenOf = ({ props }: Parent): Parent[] => Children.toArray(props.children) as Parent[];

/** `phone:` is a variant from `styles/variants.css`: small screens, but not print. */
const head =
  "border-b border-hairline-strong pr-5 pb-2.5 text-left align-top text-small font-bold text-muted";
const cell = "py-3.5 pr-5 text-left align-top phone:p-0 print:py-1.5";
const labeled =
  "phone:grid phone:grid-cols-[112px_minmax(0,1fr)] phone:gap-3 phone:before:text-small phone:before:text-muted phone:before:content-[attr(data-head)]";

/**
 * A table. On small screens, rows become blocks, and each cell is preceded by its column's name, unless there are only
 * two columns.
 */
export function ProseTable({ caption, children }: ProseTableProps): ReactNode {
  const [headRows, body] = Children.toArray(children) as Parent[];
  if (headRows === undefined || body === undefined)
    throw new Error("A table needs a head and a body");
  const names = childrenOf(headRows).flatMap(childrenOf).map(textOf);
  return (
    <table className="mt-10 mb-7 w-full border-collapse text-base leading-6 first:mt-0 last:mb-0 phone:my-5 phone:block print:my-4 phone:[table+p+&]:mt-10 print:[table+p+&]:mt-6 print:text-small">
      {caption && (
        <caption className="mb-4 max-w-measure text-left text-small text-muted phone:block">
          {caption}
        </caption>
      )}
      <thead className="phone:hidden">
        <tr>
          {/* The cells of the first column are row headers, so that column needs no header of its own. */}
          {names.map((name, index) =>
            index === 0 ? (
              <td key={name} className={head}>
                {name}
              </td>
            ) : (
              <th key={name} scope="col" className={head}>
                {name}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody className="phone:block">
        {childrenOf(body).map((row) => (
          <tr
            key={row.key}
            className="border-b border-hairline break-inside-avoid phone:block phone:border-t phone:border-b-0 phone:py-4 phone:first:border-t-0 phone:first:pt-0 phone:last:pb-0"
          >
            {childrenOf(row).map(({ key, props }, index) =>
              index === 0 ? (
                <th
                  key={key}
                  scope="row"
                  className={`${cell} ${names.length > 2 ? "" : "md:w-1/3 print:w-1/3"} text-ink phone:block has-[code]:whitespace-nowrap phone:has-[code]:whitespace-normal`}
                >
                  {props.children}
                </th>
              ) : (
                <td
                  key={key}
                  data-head={names[index]}
                  className={`${cell} ${isDay(props.children) ? "whitespace-nowrap" : ""} phone:mt-2 ${names.length > 2 ? labeled : "phone:block"}`}
                >
                  <div>{props.children}</div>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
