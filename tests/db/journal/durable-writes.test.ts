import { describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import {
  DEADLINE_MS,
  emails,
  hasCount,
  LONG_MS,
  openDurableWrites,
  people,
  until,
  withServer,
} from "../../support/database/durable-writes";
import { tempFolder } from "../../support/temp";
import { listSubscribers } from "../../support/rows/list-rows";

const SLACK_MS = 3_000;

describe("with a server", () => {
  const server = withServer();

  test(
    "that was shut down, submissions are durable at once and replayed when it is back, with their own time",
    async () => {
      const { database, save, journal, events, close } = openDurableWrites({
        url: server().url,
        folder: tempFolder(),
      });
      await database.opened;
      await save("first@example.com");
      expect(journal.isThere()).toBe(false);
      await server().shutDown();
      const before = Date.now();
      await Promise.all(people(50).map((email) => save(email)));
      const after = Date.now();
      expect(after - before).toBeLessThan(DEADLINE_MS + SLACK_MS);
      await Bun.sleep(500);
      await server().start();
      const rows = await until(database, listSubscribers, hasCount(51));
      expect(emails(rows)).toEqual(["first@example.com", ...people(50)].toSorted());
      for (const { email, createdAt } of rows)
        if (email !== "first@example.com") expect(Number(createdAt)).toBeLessThanOrEqual(after);
      const counted = (kind: string) =>
        events.reduce(
          (sum, event) => (event.kind === kind && "count" in event ? sum + event.count : sum),
          0,
        );
      while (counted("replayed") < 50) await Bun.sleep(10);
      expect([counted("journaled"), counted("replayed")]).toEqual([50, 50]);
      await close();
    },
    LONG_MS,
  );

  test(
    "that is frozen, each waits for the deadline and is stored once, even if the server had stored it",
    async () => {
      const { database, save, close } = openDurableWrites({
        url: server().url,
        folder: tempFolder(),
      });
      await database.opened;
      await database.ping();
      server().pause();
      const since = performance.now();
      try {
        await Promise.all(people(20).map((email) => save(email)));
        expect(performance.now() - since).toBeLessThan(DEADLINE_MS + SLACK_MS);
      } finally {
        server().resume();
      }
      await until(database, listSubscribers, hasCount(20));
      await Bun.sleep(500);
      expect(emails(await database.run(listSubscribers))).toEqual(people(20).toSorted());
      await close();
    },
    LONG_MS,
  );

  test(
    "whose tables are missing for a while, nothing is lost",
    async () => {
      const { database, save, close } = openDurableWrites({
        url: server().url,
        folder: tempFolder(),
      });
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
});
