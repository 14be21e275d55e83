import { startPostgres } from "../../support/database/postgres";
import { tempFolder } from "../../support/temp";
import { countRows } from "../count-rows";
import { PAUSE_MS, startVisitors, untilMore } from "../visitors";
import { databaseFaults, type DatabaseFault } from "../database-faults";
import { watchPages } from "../watch-pages";
import type { Result, Scenario } from "../scenario";
import { startSite } from "../site";

/** Longer than a form waits for the database. */
const FAULT_MS = 2_500;

/** Each kind of database outage, while visitors send forms and request pages. */
export const databaseOutages: Scenario[] = databaseFaults.map((fault) => ({
  name: `Database ${fault.name}`,
  rounds: { few: 1, many: 5 },
  run: (rounds) => runFault(fault, rounds),
}));

async function runFault(fault: DatabaseFault, rounds: number): Promise<Result> {
  const server = await startPostgres(["max_connections=20"]);
  const folder = tempFolder();
  const environment = { DATABASE_URL: server.url, DATA_DIR: folder, ...fault.environment };
  const site = await startSite(environment);
  const accepted: string[] = [];
  const wrong: string[] = [];
  let slowestMs = 0;
  let slowestPageMs = 0;
  for (let round = 0; round < rounds; round++) {
    const visitors = startVisitors(site.address, { pauseMs: PAUSE_MS });
    await untilMore(() => visitors.seen.accepted.length);
    const endPages = watchPages(site.address);
    const end = await fault.begin(server, site);
    const before = visitors.seen.accepted.length;
    await Bun.sleep(FAULT_MS);
    if (visitors.seen.accepted.length === before)
      wrong.push("no form was accepted during the outage");
    await end();
    const pages = await endPages();
    await untilMore(() => visitors.seen.accepted.length);
    const seen = await visitors.stop();
    accepted.push(...seen.accepted);
    wrong.push(...seen.wrong, ...pages.wrong);
    if (seen.refused > 0) wrong.push(`${seen.refused} were refused`);
    slowestMs = Math.max(slowestMs, seen.slowestMs);
    slowestPageMs = Math.max(slowestPageMs, pages.slowestMs);
  }
  const count = await countRows(accepted, { url: server.url, folder });
  await site.stop();
  await server.stop();
  return { ...count, rounds, slowestMs, slowestPageMs, wrong };
}
