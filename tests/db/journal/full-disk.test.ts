import { Database as File } from "bun:sqlite";
import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { pendingBatches } from "../../support/database/pending-batches";
import { countPending, JOURNAL_FILE } from "../../../db/journal/file/journal-file";
import { openJournal } from "../../../db/journal/journal";
import type { JournalNotice } from "../../../db/journal/file/journal-recovery";
import { startPostgres } from "../../support/database/postgres";
import { openDurableWrites, until } from "../../support/database/durable-writes";
import { canMount, fillDisk, mountSmallDisk, unmount } from "../../support/small-disk";
import { tempFolder } from "../../support/temp";

const LONG_MS = 120_000;

test("batches that cannot be marked as replayed are not replayed again, and marked later", async () => {
  const folder = tempFolder();
  const journal = openJournal({ folder, requeuesAll: true });
  for (const body of ["a", "b", "c"]) await journal.append(body);
  const [first, second] = await journal.pending(2);
  const beside = new File(join(folder, JOURNAL_FILE));
  beside.run("begin immediate");
  await journal.ack([first?.number ?? 0, second?.number ?? 0]);
  expect(await journal.pending(10)).toMatchObject([{ body: "c" }]);
  expect(countPending(folder)).toBe(3);
  beside.run("rollback");
  beside.close();
  await journal.prune();
  expect(countPending(folder)).toBe(1);
  await journal.close();
});

describe.if(canMount())("a journal that has filled its disk", () => {
  for (const isRestarted of [false, true])
    test(
      `drains once the database returns, ${isRestarted ? "after a restart" : "while running"}: every entry is stored once`,
      async () => {
        const server = await startPostgres();
        const folder = mountSmallDisk(1);
        const notices: JournalNotice[] = [];
        const open = () => {
          const onNotice = (notice: JournalNotice) => notices.push(notice);
          const journal = openJournal({ folder, requeuesAll: false, onNotice });
          return openDurableWrites({ url: server.url, folder, journal });
        };
        let site = open();
        await site.database.opened;
        await server.shutDown();
        const accepted = await fill(site.save);
        const free = fillDisk(folder);
        if (isRestarted) {
          await site.close();
          fillDisk(folder);
          site = open();
        }
        await server.start();
        const rows = await until(
          site.database,
          (db) => db.execute<{ email: string }>(sql`select email from subscribers`),
          ({ length }) => length >= accepted.length,
        );
        expect(rows.map(({ email }) => email).toSorted()).toEqual(accepted.toSorted());
        while (notices.length === 0) await Bun.sleep(20);
        expect(await pendingBatches(folder)).toBe(0);
        expect(notices).toEqual([{ kind: "deleted on a full disk" }]);
        // The space is available to other programs.
        await server.shutDown();
        await site.save("after@example.com");
        expect(await pendingBatches(folder)).toBe(1);
        free();
        await site.close();
        await server.stop();
        unmount(folder);
      },
      LONG_MS,
    );
});

/** Stores sign-ups until the disk is full. Returns the accepted addresses. */
async function fill(save: (email: string, source: string) => Promise<void>): Promise<string[]> {
  const accepted: string[] = [];
  for (let isFull = false; !isFull;) {
    const all = Array.from({ length: 5 }, (_, n) => `p${accepted.length + n}@example.com`);
    const answers = await Promise.allSettled(all.map((email) => save(email, "x".repeat(150))));
    isFull = answers.some(({ status }) => status === "rejected");
    accepted.push(...all.filter((_, n) => answers[n]?.status === "fulfilled"));
  }
  return accepted;
}
