import { startPostgres } from "../../support/database/postgres";
import { tempFolder } from "../../support/temp";
import { countRows } from "../count-rows";
import { PAUSE_MS, startVisitors, untilMore } from "../visitors";
import { databaseFaults, type DatabaseFault } from "../database-faults";
import { watchPages } from "../watch-pages";
import type { Result, Scenario } from "../scenario";
import { startSite } from "../site";

const FORMS_MEANWHILE = 200;

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
  const all: string[] = [];
  const wrong: string[] = [];
  let slowestMs = 0;
  let slowestPageMs = 0;
  for (let round = 0; round < rounds; round++) {
    const visitors = startVisitors(site.address, { pauseMs: PAUSE_MS });
    const accepted = () => visitors.seen.accepted.length;
    await untilMore(accepted);
    const endPages = watchPages(site.address);
    const end = await fault.begin(server, site);
    // Most of them once the site has noticed the outage.
    await untilMore(accepted, FORMS_MEANWHILE);
    await end();
    const pages = await endPages();
    await untilMore(accepted);
    const seen = await visitors.stop();
    all.push(...seen.accepted);
    wrong.push(...seen.wrong, ...pages.wrong);
    if (seen.refused > 0) wrong.push(`${seen.refused} were refused`);
    slowestMs = Math.max(slowestMs, seen.slowestMs);
    slowestPageMs = Math.max(slowestPageMs, pages.slowestMs);
  }
  const count = await countRows(all, { url: server.url, folder, site });
  await site.stop();
  await server.stop();
  return { ...count, rounds, slowestMs, slowestPageMs, wrong };
}
