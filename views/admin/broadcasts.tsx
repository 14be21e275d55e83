import type { ReactNode } from "react";
import { consoleEndpoints, consolePaths } from "../../src/paths";
import { broadcastsCopy as copy } from "../content/console/broadcasts";
import { ButtonLink } from "../ui/button";
import { consolePage } from "./console-page";
import { ShortTime } from "./short-time";

type Sum = keyof typeof copy.sums;

/** A broadcast in the list; a sum is undefined above `maxCounted`. */
type Row = {
  id: string;
  kind: string;
  subject: string;
  state: string;
  /** When it was written, or when its first message went out or will. */
  at: string;
  sums: Readonly<Record<Sum, number | undefined>>;
};

type Props = { rows: readonly Row[]; maxCounted: number; more?: string | undefined };

/** All broadcasts. */
export const broadcastsPage = (props: Props) =>
  consolePage({
    place: consolePaths.broadcasts,
    children: (
      <>
        <p className="max-w-measure">{copy.lead}</p>
        <ButtonLink className="mt-4" href={consoleEndpoints.newBroadcast}>
          {copy.write}
        </ButtonLink>
        {props.rows.length === 0 ? <p className="mt-6">{copy.none}</p> : <List {...props} />}
        {props.more !== undefined && (
          <ButtonLink className="mt-6" href={props.more}>
            {copy.more}
          </ButtonLink>
        )}
      </>
    ),
  });

const sums = Object.keys(copy.sums) as Sum[];

function List({ rows, maxCounted }: Props): ReactNode {
  const { columns } = copy;
  return (
    <table className="mt-6 w-full text-small tabular-nums max-md:block">
      <caption className="sr-only">{copy.caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="h-10 border-b border-hairline-strong text-left text-ink">
          {[columns.subject, columns.kind, columns.state].map((column) => (
            <th key={column} scope="col" className="pr-4">
              {column}
            </th>
          ))}
          {sums.map((sum) => (
            <th key={sum} scope="col" className="pl-4 text-right">
              {copy.sums[sum]}
            </th>
          ))}
          <th scope="col" className="pl-4 text-right">
            {columns.time}
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map(({ id, kind, subject, state, at, ...row }) => (
          <tr
            key={id}
            className="h-10 border-b border-hairline max-md:flex max-md:h-auto max-md:flex-wrap max-md:gap-x-4 max-md:py-3"
          >
            <th
              scope="row"
              className="max-w-90 pr-4 text-left font-normal wrap-anywhere max-md:w-full max-md:max-w-none max-md:p-0"
            >
              <a
                className="inline-block py-1 text-teal underline underline-offset-4"
                href={`${consolePaths.broadcasts.path}/${id}`}
              >
                {subject}
              </a>
            </th>
            <td className="pr-4 max-md:p-0">{kind}</td>
            <td
              className={`pr-4 max-md:p-0 ${MARKED.has(state) ? "font-bold text-gold" : "text-ink"}`}
            >
              {state}
            </td>
            {sums.map((sum) => (
              <td key={sum} className="pl-4 text-right max-md:pl-0 max-md:text-left">
                <span className="md:hidden">{copy.sums[sum]}: </span>
                {row.sums[sum]?.toLocaleString("en-US") ?? copy.moreThan(maxCounted)}
              </td>
            ))}
            <td className="pl-4 text-right whitespace-nowrap max-md:pl-0 max-md:text-left">
              <ShortTime at={at} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** States that wait for somebody. */
const MARKED: ReadonlySet<string> = new Set(["draft", "paused"]);
