import { describe, expect, test } from "bun:test";
import postgres from "postgres";
import { DatabaseUnavailable } from "../../../db/connection/client";
import { openJournal } from "../../../db/journal/journal";
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
import { newDataFolder } from "../../support/database/data-folder";
import { tempFolder } from "../../support/temp";
import { listSubscribers } from "../../support/rows/list-rows";
import { UNREACHABLE } from "../../support/database/unreachable";

const SLACK_MS = 3_000;

describe("with a server", () => {
  const server = withServer();

  test(
    "a journal from an earlier run is replayed once at startup, even if its mark was lost",
    async () => {
      const folder = tempFolder();
      const offline = openDurableWrites({ url: UNREACHABLE, folder });
      await Promise.all(people(5).map((email) => offline.save(email)));
      await offline.close();
      const forgetting = openJournal({ folder, requeuesAll: false });
      let marks = 0;
      const ack = async (numbers: number[]) => {
        if (marks++ === 0) throw new Error("killed between replay and mark");
        await forgetting.ack(numbers);
      };
      const back = openDurableWrites({
        url: server().url,
        folder,
        journal: { ...forgetting, ack },
      });
      while (marks < 2) await Bun.sleep(10);
      expect(emails(await back.database.run(listSubscribers))).toEqual(people(5));
      expect(await forgetting.pending(10)).toEqual([]);
      await back.close();
    },
    LONG_MS,
  );

  test(
    "a rejected row does not block others",
    async () => {
      const folder = tempFolder();
      const { save, database, events, close, durableWrites } = openDurableWrites({
        url: server().url,
        folder,
      });
      await database.opened;
      await server().shutDown();
      await Promise.all([
        save("ann@example.com"),
        save("bob@example.com", ""),
        save("eve@example.com"),
      ]);
      await server().start();
      expect(emails(await until(database, listSubscribers, hasCount(2)))).toEqual([
        "ann@example.com",
        "eve@example.com",
      ]);
      while (!events.some(({ kind }) => kind === "refused")) await Bun.sleep(10);
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
      const { save, database, durableWrites, close } = openDurableWrites({
        url: server().url,
        folder: tempFolder(),
      });
      await database.opened;
      expect(durableWrites.stalledMs()).toBe(0);
      const other = postgres(server().url, { max: 1 });
      await other.begin(async (tx) => {
        await tx`lock table subscribers`;
        await save("ann@example.com");
        // The database responds, but waiting entries are not stored.
        while (durableWrites.stalledMs() < 2 * DEADLINE_MS) await Bun.sleep(10);
        while (
          await database.ping().then(
            () => false,
            () => true,
          )
        )
          await Bun.sleep(10);
      });
      while (durableWrites.stalledMs() > 0) await Bun.sleep(10);
      expect(emails(await database.run(listSubscribers))).toEqual(["ann@example.com"]);
      await Promise.all([close(), other.end()]);
    },
    LONG_MS,
  );
});

test(
  "if neither the database nor the disk can store it, it rejects within the deadline",
  async () => {
    const folder = `${tempFolder()}/file`;
    await Bun.write(folder, "in the way");
    const { save, close } = openDurableWrites({
      url: UNREACHABLE,
      folder,
    });
    const since = performance.now();
    const error = await save("ann@example.com").catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DatabaseUnavailable);
    expect(performance.now() - since).toBeLessThan(2 * DEADLINE_MS + SLACK_MS);
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
