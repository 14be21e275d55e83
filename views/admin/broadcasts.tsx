import type { ReactNode } from "react";
import { consoleEndpoints, consolePaths } from "../../src/paths";
import { broadcastsCopy as copy } from "../content/console/broadcasts";
import { ButtonLink } from "../ui/button";
import type { ConsoleView } from "./console-page";
import { ShortTime, TextLink } from "./parts";
import { ConsoleTable } from "./table";

type Sum = keyof typeof copy.sums;

/** A broadcast in the list; sums are exact to `maxCounted`. */
type Row = {
  id: string;
  kind: string;
  subject: string;
  state: string;
  /** When it was written, or when its first message went out or will. */
  at: string;
  /** Recipients by state. */
  counts: Readonly<Record<Exclude<Sum, "recipients">, number>>;
};

type Props = { rows: readonly Row[]; maxCounted: number; more?: string | undefined };

/** All broadcasts. */
export const broadcastsPage = (props: Props): ConsoleView => ({
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
  const all = (counts: Record<string, number>) =>
    Object.values(counts).reduce((sum, count) => sum + count, 0);
  const counted = (count: number) =>
    count > maxCounted ? copy.moreThan(maxCounted) : count.toLocaleString("en-US");
  return (
    <div className="mt-6">
      <ConsoleTable
        caption={copy.caption}
        heads={[subject, kind, state, ...sums.map((sum) => copy.sums[sum]), time]}
        rows={rows.map((row) => ({
          key: row.id,
          cells: [
            <TextLink key="subject" href={`${consolePaths.broadcasts.path}/${row.id}`}>
              {row.subject}
            </TextLink>,
            row.kind,
            <span key="state" className={MARKED.has(row.state) ? "font-bold text-gold" : ""}>
              {row.state}
            </span>,
            ...sums.map((sum) => counted(sum === "recipients" ? all(row.counts) : row.counts[sum])),
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
