import type { ReactNode } from "react";
import { consolePaths } from "../../src/paths";
import { consoleCopy } from "../content/console/console";
import { consolePage } from "./console-page";
import { CountLink } from "./count-link";
import { DayTable, type Day } from "./day-table";
import { Part } from "./part";
import { ShortTime } from "./short-time";

const copy = consoleCopy.today;

/** A number with the list that it counts, or the command for it. */
type Count = { name: string; count: number; href?: string; command?: string };

type State = {
  journalWaiting: number;
  mail: "up" | "down" | "unknown" | "off";
  /** Messages that wait, and addresses that take none. */
  queued?: number;
  undeliverable?: number;
  /** Set while the database is down; nothing is counted then. */
  downSince?: string;
};

type Today = {
  attention?: readonly Count[];
  /** Newest first. */
  days?: readonly Day[];
  tops?: readonly { kind: keyof typeof copy.tops; rows: readonly Count[] }[];
  state: State;
};

/** What needs attention, who came from where, and whether everything works. */
export const todayPage = ({ attention, days, tops, state }: Today) =>
  consolePage({
    place: consolePaths.today,
    notice: state.downSince === undefined ? undefined : { tone: "error", text: copy.down },
    children: (
      <div className="grid gap-10">
        <Part id="attention" title={copy.attention}>
          {attention === undefined ? (
            <Unknown {...state} />
          ) : attention.length === 0 ? (
            <p>{copy.nothing}</p>
          ) : (
            <Counts rows={attention} />
          )}
        </Part>
        <Part id="days" title={copy.days}>
          {days === undefined ? <Unknown {...state} /> : <DayTable days={days} />}
        </Part>
        {tops && (
          <Part id="tops" title={copy.from}>
            <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
              {tops.map(({ kind, rows }) => (
                <div key={kind}>
                  <h3 className="mb-2 text-base">{copy.tops[kind]}</h3>
                  {rows.length === 0 ? (
                    <p className="text-small">{copy.noTop[kind]}</p>
                  ) : (
                    <Counts rows={rows} />
                  )}
                </div>
              ))}
            </div>
          </Part>
        )}
        <Part id="state" title={copy.state}>
          <SiteState {...state} />
        </Part>
      </div>
    ),
  });

function Unknown({ downSince }: State): ReactNode {
  return (
    <p>
      {copy.unknownSince} {downSince && <ShortTime at={downSince} />} UTC
    </p>
  );
}

function Counts({ rows }: { rows: readonly Count[] }): ReactNode {
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
          <dd className="tabular-nums">
            <CountLink count={count} href={href} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function SiteState(state: State): ReactNode {
  const { journalWaiting, mail, queued, undeliverable, downSince } = state;
  const isDown = downSince !== undefined;
  return (
    <dl className="grid max-w-150 grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-small">
      <dt>{copy.database}</dt>
      <dd className={isDown ? "text-error" : "text-ink"}>
        {isDown ? (
          <>
            {copy.notAnswering} <ShortTime at={downSince} /> UTC
          </>
        ) : (
          copy.working
        )}
      </dd>
      <dt>{copy.journal}</dt>
      <dd className="text-ink">{copy.waiting(journalWaiting)}</dd>
      <dt>{copy.mail}</dt>
      <dd className="text-ink">
        <span className={mail === "down" ? "text-error" : ""}>{copy.mailStates[mail]}</span>
        {"; "}
        {queued === undefined ? <Unknown {...state} /> : copy.messagesWaiting(queued)}
        {undeliverable !== undefined && undeliverable > 0 && (
          <>
            {"; "}
            {copy.undeliverable}{" "}
            <CountLink
              count={undeliverable}
              href={`${consolePaths.people.path}?state=undeliverable`}
            />
          </>
        )}
      </dd>
    </dl>
  );
}
