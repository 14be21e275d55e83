import { Hono } from "hono";
import type { MiddlewareHandler } from "hono";
import { countNewMessages } from "../../db/admin/messages";
import {
  countDrafts,
  countPerDay,
  countTop,
  countUndeliverable,
  TOP_KINDS,
} from "../../db/admin/today";
import { isAnnounced } from "../../db/broadcasts/stored-features";
import type { Queries } from "../../db/connection/pool";
import { DatabaseUnavailable } from "../../db/connection/database-unavailable";
import { countQueues } from "../../db/mail/queues";
import { todayPage } from "../../views/admin/today";
import { consoleCopy } from "../../views/content/console/console";
import { featureFacts, isAnnounceable } from "../../views/content/feature-status";
import { missingFacts } from "../../views/content/operator";
import { bearerToken } from "../auth/sessions/bearer";
import type { App, ConsoleDependencies, Context } from "../context";
import { RETRY_AFTER_SECONDS } from "../http/headers";
import { consoleEndpoints, consolePaths } from "../paths";
import { printable } from "../plain-text";
import { showConsole } from "./respond";

const copy = consoleCopy.today;
const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The list of people with a filter. */
const people = (filter: Record<string, string>) =>
  `${consolePaths.people.path}?${new URLSearchParams(filter)}`;

/** What needs attention, who came from where, and whether everything works. */
export function todayRoutes(dependencies: ConsoleDependencies, inside: MiddlewareHandler<App>) {
  const { run } = dependencies.database;
  return new Hono<App>()
    .get(consolePaths.today.path, inside, async (c) => {
      try {
        const since = new Date(Date.now() - (DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
        const { queued, ...waiting } = await run(countQueues);
        const counts = {
          attention: await findAttention(dependencies, waiting),
          days: groupByDay(await run((db) => countPerDay(db, since))),
          tops: await run((db) => findTops(db, since)),
        };
        const undeliverable = await run(countUndeliverable);
        const state = { ...stateOf(dependencies), queued, undeliverable };
        return showConsole(c, todayPage({ ...counts, state }));
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable)) throw error;
        return showOutage(c, dependencies);
      }
    })
    .get(consoleEndpoints.waiting, async (c) => {
      const found = await c.env.auth.readSession(bearerToken(c.req.header("authorization")) ?? "");
      if (found?.profile.role !== "admin" || found.isFactorMissing)
        return c.json({ code: 401, message: "Only admins may ask this" }, 401);
      const { held } = await run(countQueues);
      const unanswered = await run(countNewMessages);
      return c.json({ unanswered, held, drafts: await run(countDrafts) });
    });
}

/** Today while the database is down: nothing but that, and since when. */
export function showOutage(c: Context, dependencies: ConsoleDependencies): Response {
  const downSince = (dependencies.downSince?.() ?? new Date()).toISOString();
  c.header("Retry-After", String(RETRY_AFTER_SECONDS));
  return showConsole(c, todayPage({ state: { ...stateOf(dependencies), downSince } }), 503);
}

const stateOf = ({ countJournal, mailState }: ConsoleDependencies) => ({
  journalWaiting: countJournal(),
  mail: mailState?.() ?? ("off" as const),
});

async function findAttention(
  { database: { run } }: ConsoleDependencies,
  { held, dead }: { held: number; dead: number },
) {
  const { broadcasts, messages, company, people: list } = consolePaths;
  return [
    { name: copy.unanswered, count: await run(countNewMessages), href: messages.path },
    { name: copy.held, count: held, href: `${list.path}?state=held` },
    { name: copy.failed, count: dead, command: "mail list" },
    { name: copy.drafts, count: await run(countDrafts), href: broadcasts.path },
    { name: copy.facts, count: missingFacts().length, href: company.path },
  ].filter(({ count }) => count > 0);
}

function groupByDay(rows: Awaited<ReturnType<typeof countPerDay>>) {
  const today = Date.now();
  const days = Array.from({ length: DAYS }, (_, back) =>
    new Date(today - back * DAY_MS).toISOString().slice(0, 10),
  );
  return days.map((day) => ({
    day,
    href: people({ from: day, to: day }),
    lists: rows
      .filter((row) => row.day === day)
      .map(({ list, count }) => ({ list, count, href: people({ list, from: day, to: day }) })),
  }));
}

/** Other people typed the names. */
async function findTops(db: Queries, since: string) {
  const rows = await countTop(db, since);
  const tops = TOP_KINDS.map((kind) => ({
    kind,
    rows: rows
      .filter((row) => row.kind === kind)
      .map(({ name, count }) => ({
        name: printable(name),
        count,
        ...((kind === "campaign" || kind === "feature") && {
          href: people({ [kind]: name, from: since }),
        }),
      })),
  }));
  const commands = new Map<string, string>();
  for (const feature of featureFacts.filter(isAnnounceable))
    if (!(await isAnnounced(db, feature.key)))
      commands.set(feature.title.toLowerCase(), `features ship ${feature.key}`);
  return tops.map(({ kind, rows: some }) => ({
    kind,
    rows: some.map((row) => {
      const command = kind === "feature" ? commands.get(row.name.toLowerCase()) : undefined;
      return { ...row, ...(command !== undefined && { command }) };
    }),
  }));
}
