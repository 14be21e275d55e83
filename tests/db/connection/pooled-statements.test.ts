import { afterAll, beforeAll, expect, test } from "bun:test";
import { openDatabase, type DatabaseEvent } from "../../../db/connection/client";
import { addSubscribers } from "../../../db/forms/subscribers";
import { createDurableWrites } from "../../../db/journal/durable-writes";
import { openJournal } from "../../../db/journal/journal";
import { newPostgresDatabase } from "../../support/database/databases";
import { startPgbouncer, type Pgbouncer } from "../../support/database/pgbouncer";
import { listSubscribers } from "../../support/rows/list-rows";
import { tempFolder } from "../../support/temp";

const TEST_MS = 120_000;
const REPLICAS = 2;
const VISITORS = 16;
const SIGN_UPS = 25;

let pooler: Pgbouncer;
beforeAll(async () => {
  pooler = await startPgbouncer(await newPostgresDatabase());
}, TEST_MS);
afterAll(() => pooler.stop());

/** A replica that does not know that it is behind a transaction pooler. */
function startReplica() {
  const dataFolder = tempFolder();
  const events: DatabaseEvent[] = [];
  const database = openDatabase({
    url: pooler.plainUrl,
    dataFolder,
    deadlineMs: 10_000,
    onEvent: (event) => events.push(event),
  });
  const journal = openJournal({ folder: dataFolder, replaysAfterReboot: false });
  const writes = createDurableWrites({
    database,
    journal,
    isJournalFirst: false,
    onEvent: () => {},
  });
  return { dataFolder, database, writes, events };
}

/** Sign-ups as the forms store them, and in transactions as the rest of the site writes, which moves the pooler's connections. */
const writers: ((replica: ReturnType<typeof startReplica>, email: string) => Promise<void>)[] = [
  ({ writes }, email) =>
    writes.save({
      kind: "subscriber",
      row: { id: Bun.randomUUIDv7(), receivedAt: new Date().toISOString(), email, source: "home" },
    }),
  ({ database }, email) =>
    database.run((db) => db.transaction((tx) => addSubscribers(tx, [{ email, source: "home" }]))),
];

test(
  "behind a transaction pooler without prepare=false every answered write is stored",
  async () => {
    const replicas = Array.from({ length: REPLICAS }, startReplica);
    const accepted: string[] = [];
    const refused: unknown[] = [];
    const visits = replicas.flatMap((replica, number) =>
      Array.from({ length: VISITORS }, async (_, visitor) => {
        for (let count = 0; count < SIGN_UPS; count++) {
          const email = `${number}-${visitor}-${count}@example.com`;
          await writers[visitor % writers.length]?.(replica, email).then(
            () => accepted.push(email),
            (error: unknown) => refused.push(error),
          );
        }
      }),
    );
    await Promise.all(visits);
    for (const { writes } of replicas) while (writes.stalledMs() > 0) await Bun.sleep(10);
    const stored = await replicas[0]?.database.run(listSubscribers);
    const emails = new Set(stored?.map(({ email }) => email));
    expect(accepted.filter((email) => !emails.has(email))).toEqual([]);
    expect(refused).toEqual([]);
    expect(accepted).toHaveLength(REPLICAS * VISITORS * SIGN_UPS);
    for (const { events } of replicas)
      expect(events.filter(({ kind }) => kind === "prepared-statements-off")).toHaveLength(1);
    await Promise.all(replicas.map(({ writes }) => writes.close()));
    await Promise.all(replicas.map(({ database }) => database.close()));
  },
  TEST_MS,
);
