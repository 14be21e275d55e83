import { Hono } from "hono";
import { countNewMessages } from "../../db/admin/messages";
import { countPeople } from "../../db/admin/people";
import { countDrafts, countPerDay, countTop } from "../../db/admin/today";
import { isAnnounced } from "../../db/broadcasts/stored-features";
import type { Queries } from "../../db/connection/pool";
import { DatabaseUnavailable } from "../../db/connection/database-unavailable";
import { countQueues } from "../../db/mail/queues";
import { todayPage } from "../../views/admin/today";
import { consoleCopy } from "../../views/content/console/console";
import { featureFacts, isAnnounceable } from "../../views/content/feature-status";
import { missingFacts } from "../../views/content/operator";
import type { App, ConsoleDependencies, Context } from "../context";
import { RETRY_AFTER_SECONDS } from "../http/headers";
import { consolePaths } from "../paths";
import { printable } from "../plain-text";
import { showConsole } from "./respond";

const copy = consoleCopy.today;
const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What needs attention, who came from where, and whether everything works. */
export function todayRoutes(dependencies: ConsoleDependencies) {
  const { run } = dependencies.database;
  return new Hono<App>().get(consolePaths.today.path, async (c) => {
    try {
      const since = new Date(Date.now() - (DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
      const { queued, ...waiting } = await run(countQueues);
      const counts = {
        attention: await findAttention(dependencies, waiting),
        since,
        days: await run((db) => countPerDay(db, since)),
        tops: await run((db) => findTops(db, since)),
      };
      const undeliverable = await run((db) => countPeople(db, { state: "undeliverable" }));
      const state = { ...stateOf(dependencies), queued, undeliverable };
      return showConsole(c, todayPage({ counts, state }));
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      return showOutage(c, dependencies);
    }
  });
}

/** Today while the database is down: nothing but that, and since when. */
export function showOutage(c: Context, dependencies: ConsoleDependencies): Response {
  const downSince = (dependencies.downSince?.() ?? new Date()).toISOString();
  c.header("Retry-After", String(RETRY_AFTER_SECONDS));
  const page = todayPage({ state: { ...stateOf(dependencies), downSince } });
  return showConsole(c, page, { problem: copy.down, status: 503 });
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

/** The tops; a feature that is asked for comes with the command that opens it. Other people typed the names. */
async function findTops(db: Queries, since: string) {
  const commands = new Map<string, string>();
  for (const feature of featureFacts.filter(isAnnounceable))
    if (!(await isAnnounced(db, feature.key)))
      commands.set(feature.title.toLowerCase(), `features ship ${feature.key}`);
  const rows = await countTop(db, since);
  return rows.map(({ kind, name, count }) => ({
    kind,
    name: printable(name),
    count,
    command: kind === "feature" ? commands.get(name.toLowerCase()) : undefined,
    filter: { [kind]: name },
  }));
}
