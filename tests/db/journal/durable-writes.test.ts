import { describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import postgres from "postgres";
import { DatabaseUnavailable } from "../../../db/connection/client";
import { openJournal } from "../../../db/journal/journal";
import {
  emails,
  hasCount,
  LONG_MS,
  openDurableWrites,
  people,
  until,
  withServer,
} from "../../support/database/durable-writes";
import { newDataFolder } from "../../support/database/data-folder";
import { tempFolder } from "../../support/temp";
import { listSubscribers } from "../../support/rows/list-rows";
import { UNREACHABLE } from "../../support/database/unreachable";

/** For databases that do not answer: calls may miss it on a busy machine too, and are repeated then. */
const MISSED_MS = 1_000;

describe("with a server", () => {
  const server = withServer();
  const open = (deadlineMs?: number) =>
    openDurableWrites({
      url: server().url,
      folder: tempFolder(),
      ...(deadlineMs !== undefined && { deadlineMs }),
    });

  test(
    "a hundred concurrent sign-ups are one database call, and an answer waits for no other sign-up",
    async () => {
      let calls = 0;
      const site = openDurableWrites({
        url: server().url,
        folder: tempFolder(),
        onPipeline: () => calls++,
      });
      await site.database.opened;
      await Promise.all(people(100).map((email) => site.save(email)));
      expect(calls).toBe(1);
      await site.save("alone@example.com");
      expect(calls).toBe(2);
      await site.close();
    },
    LONG_MS,
  );

  test(
    "that was shut down, submissions are durable at once and replayed when it is back, with their own time",
    async () => {
      const { database, save, journal, events, untilReplayed, close } = open();
      await database.opened;
      await save("first@example.com");
      expect(journal.isThere()).toBe(false);
      await server().shutDown();
      await Promise.all(people(50).map((email) => save(email)));
      const after = Date.now();
      await server().start();
      const rows = await until(database, listSubscribers, hasCount(51));
      expect(emails(rows)).toEqual(["first@example.com", ...people(50)].toSorted());
      for (const { createdAt } of rows) expect(Number(createdAt)).toBeLessThanOrEqual(after);
      await untilReplayed();
      const counted = (kind: string) =>
        events.reduce(
          (sum, event) => (event.kind === kind && "count" in event ? sum + event.count : sum),
          0,
        );
      expect([counted("journaled"), counted("replayed")]).toEqual([50, 50]);
      await close();
    },
    LONG_MS,
  );

  test(
    "that is frozen, each is durable meanwhile and stored once, even if the server had stored it",
    async () => {
      const { database, save, untilReplayed, close } = open(MISSED_MS);
      await database.opened;
      server().pause();
      try {
        await Promise.all(people(20).map((email) => save(email)));
      } finally {
        server().resume();
      }
      await untilReplayed();
      const rows = await until(database, listSubscribers, hasCount(20));
      expect(emails(rows)).toEqual(people(20).toSorted());
      await close();
    },
    LONG_MS,
  );

  test(
    "whose tables are missing for a while, nothing is lost",
    async () => {
      const { database, save, close } = open();
      await database.opened;
      await database.run((db) => db.execute(sql`alter table subscribers rename to elsewhere`));
      await save("ann@example.com");
      await database.run((db) => db.execute(sql`alter table elsewhere rename to subscribers`));
      expect(emails(await until(database, listSubscribers, hasCount(1)))).toEqual([
        "ann@example.com",
      ]);
      await close();
    },
    LONG_MS,
  );

  test(
    "a journal from an earlier run is replayed once at startup, even if it was stored before",
    async () => {
      const folder = tempFolder();
      const offline = openDurableWrites({ url: UNREACHABLE, folder });
      await Promise.all(people(5).map((email) => offline.save(email)));
      await offline.close();
      const journal = openJournal({ folder, replaysAfterReboot: false });
      let stored = 0;
      const forgetful = async (most: number) => {
        const piece = await journal.next(most);
        if (piece && stored++ === 0)
          piece.ack = () => {
            throw new Error("killed between replay and mark");
          };
        return piece;
      };
      const back = openDurableWrites({
        url: server().url,
        folder,
        journal: { ...journal, next: forgetful },
      });
      await back.untilReplayed();
      expect(stored).toBe(2);
      expect(emails(await back.database.run(listSubscribers))).toEqual(people(5));
      await back.close();
    },
    LONG_MS,
  );

  test(
    "a rejected row does not block others",
    async () => {
      const { save, database, events, untilReplayed, close, durableWrites } = open();
      await database.opened;
      await server().shutDown();
      await Promise.all([
        save("ann@example.com"),
        save("bob@example.com", ""),
        save("eve@example.com"),
      ]);
      await server().start();
      await untilReplayed();
      expect(emails(await database.run(listSubscribers))).toEqual([
        "ann@example.com",
        "eve@example.com",
      ]);
      expect(events).toContainEqual({ kind: "refused", code: "23514" });
      const refused = durableWrites.save({ kind: "subscriber", row: { email: "x", source: "" } });
      expect(await refused.catch((error: Error) => error.name)).toBe("PostgresError");
      await close();
    },
    LONG_MS,
  );

  test(
    "the replay lag grows while a table is locked, and is 0 when nothing waits",
    async () => {
      const { save, database, durableWrites, untilReplayed, close } = open(MISSED_MS);
      await database.opened;
      expect(durableWrites.stalledMs()).toBe(0);
      const other = postgres(server().url, { max: 1 });
      await other.begin(async (tx) => {
        await tx`lock table subscribers`;
        await save("ann@example.com");
        expect(durableWrites.countPending()).toBe(1);
        while (durableWrites.stalledMs() < 2 * MISSED_MS) await Bun.sleep(10);
        // The database responds, but waiting entries are not stored.
        while (await database.ping().catch(() => "no answer")) await Bun.sleep(10);
      });
      await untilReplayed();
      expect(durableWrites.countPending()).toBe(0);
      expect(emails(await until(database, listSubscribers, hasCount(1)))).toEqual([
        "ann@example.com",
      ]);
      await Promise.all([close(), other.end()]);
    },
    LONG_MS,
  );
});

test(
  "if neither the database nor the disk can store it, it is refused",
  async () => {
    const folder = `${tempFolder()}/file`;
    await Bun.write(folder, "in the way");
    const { save, close } = openDurableWrites({ url: UNREACHABLE, folder });
    const error = await save("ann@example.com").catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DatabaseUnavailable);
    await close();
  },
  LONG_MS,
);

test(
  "the embedded database gets every submission through the journal",
  async () => {
    const folder = await newDataFolder();
    const { save, database, journal, close } = openDurableWrites({ folder });
    await Promise.all(people(300).map((email) => save(email)));
    expect(journal.isThere()).toBe(true);
    const rows = await until(database, listSubscribers, hasCount(300));
    expect(emails(rows)).toEqual(people(300).toSorted());
    await close();
  },
  LONG_MS,
);
