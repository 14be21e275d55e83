import { Children, type ReactElement, type ReactNode } from "react";
import { textOf } from "./text-of";

type ProseTableProps = { caption?: string; children: ReactNode };
type Parent = ReactElement<{ children: ReactNode }>;

const childrenOf = ({ props }: Parent): Parent[] => Children.toArray(props.children) as Parent[];

/**
 * A table whose cells know the name of their column: on small screens, where a row becomes a block of lines, each line
 * begins with it.
 */
export function ProseTable({ caption, children }: ProseTableProps): ReactNode {
  const [head, body] = Children.toArray(children) as Parent[];
  if (head === undefined || body === undefined) throw new Error("A table needs a head and a body");
  const names = childrenOf(head).flatMap(childrenOf).map(textOf);
  return (
    <table>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {/* The cells below the first are headers themselves, so it heads no data. */}
          {names.map((name, index) =>
            index === 0 ? (
              <td key={name}>{name}</td>
            ) : (
              <th key={name} scope="col">
                {name}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {childrenOf(body).map((row) => (
          <tr key={row.key}>
            {childrenOf(row).map(({ key, props }, index) =>
              index === 0 ? (
                <th key={key} scope="row">
                  {props.children}
                </th>
              ) : (
                <td key={key} data-head={names[index]}>
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
