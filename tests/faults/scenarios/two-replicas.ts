import postgres from "postgres";
import { startPostgres } from "../../support/database/postgres";
import { tempFolder } from "../../support/temp";
import { countRows } from "../count-rows";
import { PAUSE_MS, startVisitors } from "../visitors";
import { createMailServer } from "../mail-server";
import { countMails, untilSettled } from "../queued-mails";
import type { Result, Scenario } from "../scenario";
import { startSite } from "../site";

const PEOPLE = 100;
const AWAY_MS = 1_000;

/** Two replicas on one database, which freezes once in each round, must send each mail once. */
export const twoReplicas: Scenario[] = [
  { name: "Two replicas, PostgreSQL frozen for a while", rounds: { few: 1, many: 10 }, run },
];

async function run(rounds: number): Promise<Result> {
  const server = await startPostgres();
  const mail = createMailServer();
  await mail.listen();
  const folders = [tempFolder(), tempFolder()];
  const secret = { AUTH_SECRET: crypto.randomUUID() };
  const sites = await Promise.all(
    folders.map((folder) =>
      startSite({
        ...secret,
        DATABASE_URL: server.url,
        DATA_DIR: folder,
        SMTP_URL: mail.url(),
        // The worker waits for the database as forms do, and must not send again after this fault.
        DATABASE_DEADLINE_MS: String(2 * AWAY_MS),
      }),
    ),
  );
  const accepted: string[] = [];
  const wrong: string[] = [];
  let slowestMs = 0;
  for (let round = 0; round < rounds; round++) {
    const allVisitors = sites.map((site) => startVisitors(site.address, { pauseMs: PAUSE_MS }));
    const count = () => allVisitors.reduce((sum, { seen }) => sum + seen.accepted.length, 0);
    while (count() < PEOPLE / 2) await Bun.sleep(5);
    server.pause();
    await Bun.sleep(AWAY_MS);
    server.resume();
    while (count() < PEOPLE) await Bun.sleep(5);
    for (const visitors of allVisitors) {
      const seen = await visitors.stop();
      accepted.push(...seen.accepted);
      wrong.push(...seen.wrong);
      slowestMs = Math.max(slowestMs, seen.slowestMs);
    }
  }
  const client = postgres(server.url, { max: 1 });
  let twice = 0;
  for (const [index, site] of sites.entries()) {
    const folder = folders[index] ?? "";
    ({ twice } = await countRows(accepted, { url: server.url, folder, site }));
  }
  await untilSettled(client, false);
  const mails = { accepted, taken: mail.taken, isFinal: false, arrivalsMost: 1 };
  const count = await countMails(client, mails);
  await client.end();
  await Promise.all(sites.map((site) => site.stop()));
  await Promise.all([server.stop(), mail.close()]);
  return { ...count, twice: count.twice + twice, rounds, slowestMs, wrong };
}
