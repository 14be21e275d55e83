import type { ReactNode } from "react";
import { consolePaths } from "../../src/paths";
import { consoleCopy } from "../content/console/console";
import type { ConsoleView } from "./console-page";
import { CountLink, FieldList, Part, ShortTime } from "./parts";
import { ConsoleTable } from "./table";

const copy = consoleCopy.today;

/** A number with the list that it counts, or the command for it. */
type Count = {
  name: string;
  count: number;
  href?: string | undefined;
  command?: string | undefined;
};

/** How many came to a list on a day, as YYYY-MM-DD. */
type PerDay = { day: string; list: string; count: number };

type TopKind = keyof typeof copy.tops;
type Filter = Record<string, string>;

type State = {
  journalWaiting: number;
  mail: "up" | "down" | "unknown" | "off";
  /** Messages that wait, and entries whose address takes none. */
  queued?: number;
  undeliverable?: number;
  /** Set while the database is down; nothing is counted then. */
  downSince?: string;
};

type Today = {
  /** Undefined while the database is down. */
  counts?: {
    attention: readonly Count[];
    /** The first day that is counted. */
    since: string;
    /** Newest first. */
    days: readonly PerDay[];
    /** The most frequent first. `filter` selects them in the list of people. */
    tops: readonly (Count & { kind: TopKind; filter: Filter })[];
  };
  state: State;
};

/** What needs attention, who came from where, and whether everything works. */
export const todayPage = ({ counts, state }: Today): ConsoleView => ({
  place: consolePaths.today,
  children: (
    <div className="grid gap-10">
      {counts && (
        <>
          <Part id="attention" title={copy.attention}>
            <Counts rows={counts.attention} none={copy.nothing} />
          </Part>
          <Part id="tops" title={copy.from}>
            <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
              {(Object.keys(copy.tops) as TopKind[]).map((kind) => (
                <div key={kind}>
                  <h3 className="mb-2 text-base">{copy.tops[kind]}</h3>
                  <Counts
                    rows={counts.tops
                      .filter((row) => row.kind === kind)
                      .map(({ filter, ...row }) => ({
                        ...row,
                        href: peopleHref({ ...filter, from: counts.since }),
                      }))}
                    none={copy.noTop[kind]}
                  />
                </div>
              ))}
            </div>
          </Part>
          <Part id="days" title={copy.days}>
            <DayTable rows={counts.days} />
          </Part>
        </>
      )}
      <Part id="state" title={copy.state}>
        <SiteState {...state} />
      </Part>
    </div>
  ),
});

function Counts({ rows, none }: { rows: readonly Count[]; none: string }): ReactNode {
  if (rows.length === 0) return <p className="text-small">{none}</p>;
  return (
    <dl className="grid max-w-150 divide-y divide-hairline border-y border-hairline">
      {rows.map(({ name, count, href, command }) => (
        <div
          key={name}
          className="flex min-h-10 items-center justify-between gap-4 py-1 text-small"
        >
          <dt className="min-w-0 wrap-anywhere">
            {name}
            {command && (
              <code className="block font-mono text-muted wrap-anywhere">bun run {command}</code>
            )}
          </dt>
          <dd className="text-right tabular-nums">
            <CountLink count={count} href={href} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function SiteState({ journalWaiting, mail, queued, undeliverable, downSince }: State): ReactNode {
  const unknown = downSince !== undefined && (
    <>
      {copy.unknownSince} <ShortTime at={downSince} /> UTC
    </>
  );
  return (
    <FieldList
      rows={[
        [
          copy.database,
          downSince === undefined ? (
            copy.working
          ) : (
            <span className="text-error">
              {copy.notAnswering} <ShortTime at={downSince} /> UTC
            </span>
          ),
        ],
        [copy.journal, copy.waiting(journalWaiting)],
        [
          copy.mail,
          <span key="mail" className={mail === "down" ? "text-error" : ""}>
            {copy.mailStates[mail]}
          </span>,
        ],
        [copy.queued, unknown || queued],
        [
          copy.undeliverable,
          unknown || (
            <CountLink count={undeliverable ?? 0} href={peopleHref({ state: "undeliverable" })} />
          ),
        ],
      ]}
    />
  );
}

/** How many came per day and list; each number leads to its list. */
function DayTable({ rows }: { rows: readonly PerDay[] }): ReactNode {
  const lists = [...new Set(rows.map(({ list }) => list))].toSorted();
  if (lists.length === 0) return <p>{copy.none}</p>;
  const countOn = (day: string, filter: Filter = {}) => {
    const those = rows.filter(
      (row) => row.day === day && (filter["list"] ?? row.list) === row.list,
    );
    const count = those.reduce((sum, row) => sum + row.count, 0);
    const href = peopleHref({ ...filter, from: day, to: day });
    return count === 0 ? "0" : <CountLink count={count} href={href} />;
  };
  return (
    <ConsoleTable
      caption={copy.days}
      heads={[copy.day, ...lists, copy.total]}
      numericFrom={1}
      rows={[...new Set(rows.map(({ day }) => day))].map((day) => ({
        key: day,
        cells: [
          <time key="day" dateTime={day}>
            {day}
          </time>,
          ...lists.map((list) => countOn(day, { list })),
          countOn(day),
        ],
      }))}
    />
  );
}

/** The list of people with a filter. */
const peopleHref = (filter: Filter) => `${consolePaths.people.path}?${new URLSearchParams(filter)}`;
