import type { ReactNode } from "react";
import { consoleEndpoints, consolePaths } from "../../src/paths";
import { broadcastsCopy as copy } from "../content/console/broadcasts";
import { ButtonLink } from "../ui/button";
import { consolePage } from "./console-page";
import { ShortTime } from "./short-time";
import { ConsoleTable } from "./table";

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
  const { subject, kind, state, time } = copy.columns;
  return (
    <div className="mt-6">
      <ConsoleTable
        caption={copy.caption}
        heads={[subject, kind, state, ...sums.map((sum) => copy.sums[sum]), time]}
        rows={rows.map((row) => ({
          key: row.id,
          cells: [
            <a
              key="subject"
              className="inline-block py-1 text-teal underline underline-offset-4"
              href={`${consolePaths.broadcasts.path}/${row.id}`}
            >
              {row.subject}
            </a>,
            row.kind,
            <span key="state" className={MARKED.has(row.state) ? "font-bold text-gold" : ""}>
              {row.state}
            </span>,
            ...sums.map(
              (sum) => row.sums[sum]?.toLocaleString("en-US") ?? copy.moreThan(maxCounted),
            ),
            <ShortTime key="time" at={row.at} />,
          ],
        }))}
        numericFrom={3}
      />
    </div>
  );
}

/** States that wait for somebody. */
const MARKED: ReadonlySet<string> = new Set(["draft", "paused"]);
