import { closeSync, openSync } from "node:fs";
import { sql } from "drizzle-orm";
import { openDatabase, type DatabaseEvent } from "../../../db/connection/client";
import { openJournal } from "../../../db/journal/journal";
import { createDurableWrites } from "../../../db/journal/durable-writes";
import { listSubscribers } from "../rows/list-rows";

/**
 * A script to run with few file descriptors: takes all of them while the embedded database of the given folder grows, frees
 * them, and prints the result of a sign-up made meanwhile, with the events.
 */
const folder = process.argv[2] ?? "";
const events: DatabaseEvent[] = [];
const database = openDatabase({ dataFolder: folder, onEvent: (event) => events.push(event) });
const journal = openJournal({ folder, replaysAfterReboot: true });
const durableWrites = createDurableWrites({
  database,
  journal,
  isJournalFirst: true,
  onEvent: () => {},
});
const save = (email: string) =>
  durableWrites.save({
    kind: "subscriber",
    row: {
      id: Bun.randomUUIDv7(),
      receivedAt: new Date().toISOString(),
      email,
      source: "newsletter",
    },
  });

await database.opened;
await save("before@example.com");
while (durableWrites.stalledMs() > 0) await Bun.sleep(10);

const taken = takeAllDescriptors();
const codes: string[] = [];
while (!codes.some((code) => code.startsWith("58"))) await grow().catch(note);
await save("during@example.com");
// It cannot be opened without free descriptors.
while (!events.some(({ kind }) => kind === "open-failed")) await Bun.sleep(10);
for (const descriptor of taken) closeSync(descriptor);

await save("after@example.com");
while (durableWrites.stalledMs() > 0) await Bun.sleep(10);
const stored = await database.run(listSubscribers);
const kinds = events.map(({ kind }) => kind).filter((kind) => kind !== "open-failed");
const signedUp = stored.map(({ email }) => email).filter((email) => !email.startsWith("many"));
process.stdout.write(JSON.stringify({ codes, kinds, signedUp }));
await durableWrites.close();
await database.close();

/** Enough rows for the table to need another file. */
async function grow() {
  await database.run((db) =>
    db.execute(sql`
      insert into subscribers (email, source)
      select 'many' || gen_random_uuid() || repeat('y', 100) || '@example.com', 'home'
      from generate_series(1, 500)`),
  );
}

function note(error: unknown) {
  const { cause } = error as { cause?: { code?: unknown } };
  codes.push(String(cause?.code));
}

function takeAllDescriptors(): number[] {
  const all: number[] = [];
  for (;;) {
    try {
      all.push(openSync("/dev/null", "r"));
    } catch {
      return all;
    }
  }
}
