import { startNginx } from "../../support/nginx";
import { freePort, startPostgres } from "../../support/database/postgres";
import { tempFolder } from "../../support/temp";
import { countRows } from "../count-rows";
import { PAUSE_MS, startVisitors } from "../visitors";
import { watchPages } from "../watch-pages";
import type { Result, Scenario } from "../scenario";
import { startSite } from "../site";

const REPLICAS = 3;
const FORMS_PER_ROUND = 300;

/** As the README recommends. */
const settings = { STOP_DELAY_MS: "3000", FORMS_PER_ADDRESS: "1000000" };

/** Replicas behind the README's nginx, each stopped and started in turn while visitors send forms and read pages. */
export const rollingRestarts: Scenario[] = [
  { name: "Rolling restarts of three replicas behind nginx", rounds: { few: 1, many: 10 }, run },
];

async function run(rounds: number): Promise<Result> {
  const server = await startPostgres();
  const ports = await Promise.all(Array.from({ length: REPLICAS }, freePort));
  const all = { ...settings, DATABASE_URL: server.url, AUTH_SECRET: crypto.randomUUID() };
  const replicas = await Promise.all(
    ports.map(async (port) => {
      const folder = tempFolder();
      return { folder, site: await startSite({ ...all, DATA_DIR: folder, PORT: String(port) }) };
    }),
  );
  const nginx = await startNginx(ports);
  const visitors = startVisitors(() => nginx.address, { pauseMs: PAUSE_MS });
  const endPages = watchPages(() => nginx.address);
  for (let round = 1; round <= rounds; round++) {
    for (const { site } of replicas) {
      await site.stop();
      await site.start();
      await site.untilReady();
    }
    while (visitors.seen.accepted.length < round * FORMS_PER_ROUND) await Bun.sleep(5);
  }
  const { slowestMs: slowestPageMs, wrong } = await endPages();
  const seen = await visitors.stop();
  const { accepted } = seen;
  let rows = { stored: 0, twice: 0 };
  for (const { folder, site } of replicas)
    rows = await countRows(accepted, { url: server.url, folder, site });
  await Promise.all(replicas.map(({ site }) => site.stop()));
  await Promise.all([nginx.stop(), server.stop()]);
  // The database never goes down and nginx always has a running replica, so no form may be refused.
  const failed = [
    ...Array<string>(seen.refused).fill("a form got 503"),
    ...Array<string>(seen.unanswered).fill("a form got no answer"),
  ];
  return {
    rounds,
    accepted: accepted.length,
    stored: rows.stored,
    lost: accepted.length - rows.stored,
    twice: rows.twice,
    slowestMs: seen.slowestMs,
    slowestPageMs,
    wrong: [...wrong, ...seen.wrong, ...failed],
  };
}
