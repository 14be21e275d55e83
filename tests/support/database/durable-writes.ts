import { afterAll, beforeAll, beforeEach } from "bun:test";
import { sql } from "drizzle-orm";
import { openDatabase, type Database } from "../../../db/connection/client";
import { openJournal, type Journal } from "../../../db/journal/journal";
import { createDurableWrites, type DurableWritesEvent } from "../../../db/journal/durable-writes";
import { startPostgres, type Postgres } from "./postgres";
import { tempFolder } from "../temp";
import { UNREACHABLE } from "./unreachable";

/** Longer than any call takes on a busy machine, so that only outages make calls fail. */
const DEADLINE_MS = 60_000;
export const LONG_MS = 120_000;

type Options = {
  url?: string;
  folder: string;
  journal?: Journal;
  /** For tests of a database that does not answer in time. */
  deadlineMs?: number;
  /** Called before each statement that stores submissions. */
  onPipeline?: () => void;
};

/** Opens database, journal and durable writes as the server does. */
export function openDurableWrites(options: Options) {
  const { url, folder } = options;
  const { deadlineMs = url === UNREACHABLE ? 100 : DEADLINE_MS } = options;
  const isJournalFirst = url === undefined;
  const events: DurableWritesEvent[] = [];
  const database = openDatabase({ url, dataFolder: folder, deadlineMs });
  const journal = options.journal ?? openJournal({ folder, replaysAfterReboot: isJournalFirst });
  const pipeline: Database["pipeline"] = (call) => {
    options.onPipeline?.();
    return database.pipeline(call);
  };
  const durableWrites = createDurableWrites({
    database: { ...database, pipeline },
    journal,
    isJournalFirst,
    decisionWaitMs: DEADLINE_MS,
    onEvent: (event) => events.push(event),
  });
  const save = (email: string, source = "newsletter") =>
    durableWrites.save({
      kind: "subscriber",
      row: { id: Bun.randomUUIDv7(), receivedAt: new Date().toISOString(), email, source },
    });
  async function untilReplayed() {
    while (durableWrites.stalledMs() > 0) await Bun.sleep(10);
  }
  async function close() {
    await durableWrites.close();
    await database.close();
  }
  return { database, journal, events, save, durableWrites, untilReplayed, close };
}

/** Waits until the database returns the expected result; the test's own timeout ends the wait. */
export async function until<T>(
  database: Database,
  ask: Parameters<typeof database.run<T>>[0],
  isRight: (answer: T) => boolean,
): Promise<T> {
  for (;;) {
    const answer = await database.run(ask).catch(() => undefined);
    if (answer !== undefined && isRight(answer)) return answer;
    await Bun.sleep(20);
  }
}

/** Email addresses to save. */
export const people = (count: number): string[] =>
  Array.from({ length: count }, (_, n) => `p${n}@example.com`);

type Addressed = { email: string };
export const emails = (rows: Addressed[]): string[] => rows.map(({ email }) => email).toSorted();
export const hasCount =
  (count: number) =>
  (rows: Addressed[]): boolean =>
    rows.length >= count;

/** Starts a server for the tests of a `describe`; each test starts without sign-ups. */
export function withServer(): () => Postgres {
  let server: Postgres;
  beforeAll(async () => (server = await startPostgres()), LONG_MS);
  afterAll(() => server.stop(), LONG_MS);
  beforeEach(() => emptySignUps(server.url), LONG_MS);
  return () => server;
}

async function emptySignUps(url: string): Promise<void> {
  const { database, close } = openDurableWrites({ url, folder: tempFolder() });
  await database.opened;
  await database.run((db) => db.execute(sql`truncate subscribers cascade`));
  await close();
}
