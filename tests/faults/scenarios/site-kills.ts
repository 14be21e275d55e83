import { startPostgres, type Postgres } from "../../support/database/postgres";
import { tempFolder } from "../../support/temp";
import { countRows } from "../count-rows";
import { startVisitors } from "../visitors";
import type { Result, Scenario } from "../scenario";
import { startSite } from "../site";

/** The random number of accepted forms between a start and a kill. */
const LEAST = 20;
const MOST = 200;

/** The server is killed while forms are sent, and restarted on the same data. */
export const siteKills: Scenario[] = [
  {
    name: "Site killed, on PGlite",
    rounds: { few: 2, many: 50 },
    run: (rounds) => killAgain({ rounds }),
  },
  {
    name: "Site killed, on PostgreSQL",
    rounds: { few: 2, many: 50 },
    run: (rounds) => onPostgres((server) => killAgain({ rounds, server })),
  },
  {
    name: "Site killed while PostgreSQL is frozen",
    rounds: { few: 2, many: 50 },
    run: (rounds) =>
      onPostgres((server) => killAgain({ rounds, server, isFrozen: (round) => round % 2 === 0 })),
  },
];

type Killing = {
  rounds: number;
  server?: Postgres;
  /** Whether the database is frozen in this round, so that only the journal is left. */
  isFrozen?: (round: number) => boolean;
};

async function killAgain({ rounds, server, isFrozen = () => false }: Killing): Promise<Result> {
  const folder = tempFolder();
  const url = server?.url;
  const site = await startSite({ DATA_DIR: folder, ...(url && { DATABASE_URL: url }) });
  const visitors = startVisitors(site.address);
  for (let round = 0; round < rounds; round++) {
    const before = visitors.seen.accepted.length;
    const goal = before + LEAST + Math.random() * (MOST - LEAST);
    while (visitors.seen.accepted.length < goal) {
      if (isFrozen(round) && visitors.seen.accepted.length > before + LEAST / 2) server?.pause();
      await Bun.sleep(1);
    }
    await site.kill();
    server?.resume();
    await site.start();
  }
  const { accepted, slowestMs, wrong } = await visitors.stop();
  const count = await countRows(accepted, { url, folder, site });
  await site.stop();
  return { ...count, rounds, slowestMs, wrong };
}

async function onPostgres(run: (server: Postgres) => Promise<Result>): Promise<Result> {
  const server = await startPostgres();
  try {
    return await run(server);
  } finally {
    await server.stop();
  }
}
