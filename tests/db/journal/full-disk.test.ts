import { describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { openDurableWrites, until } from "../../support/database/durable-writes";
import { filesOf, openNoticed, replay, signUpOf } from "../../support/database/journal-files";
import { startPostgres } from "../../support/database/postgres";
import { canMount, fillDisk, mount, mountSmallDisk, unmount } from "../../support/small-disk";
import { tempFolder } from "../../support/temp";

const LONG_MS = 120_000;

describe.if(canMount())("on a disk that becomes read-only", () => {
  test("entries cannot be appended, and replayed ones are not replayed again and marked later", async () => {
    const folder = tempFolder();
    const { journal, notices } = openNoticed(folder, true);
    await journal.append([signUpOf("a")]);
    mount("--bind", folder, folder);
    mount("-o", "remount,bind,ro", folder);
    const beside = openNoticed(folder, true);
    expect(await replay(beside.journal)).toEqual(["a"]);
    expect(await beside.journal.next(1)).toBeUndefined();
    const refused = beside.journal.append([signUpOf("b")]);
    expect(await refused.catch((error: Error) => error)).toBeInstanceOf(Error);
    expect(filesOf(folder).join()).not.toContain("replayed");
    unmount(folder);
    expect(await beside.journal.next(1)).toBeUndefined();
    expect(filesOf(folder).join()).toContain("replayed");
    expect([...notices, ...beside.notices]).toEqual([]);
    await journal.close();
  });
});

describe.if(canMount())("a journal that has filled its disk", () => {
  for (const isRestarted of [false, true])
    test(
      `drains once the database returns, ${isRestarted ? "after a restart" : "while running"}: every entry is stored once`,
      async () => {
        const server = await startPostgres();
        const folder = mountSmallDisk(1);
        let { journal, notices } = openNoticed(folder);
        const open = () =>
          openDurableWrites({ url: server.url, folder, journal, deadlineMs: 1_000 });
        let site = open();
        await site.database.opened;
        await server.shutDown();
        const accepted = await fill(site.save);
        const free = fillDisk(folder);
        if (isRestarted) {
          await site.close();
          fillDisk(folder);
          ({ journal, notices } = openNoticed(folder));
          site = open();
        }
        await server.start();
        const rows = await until(
          site.database,
          (db) => db.execute<{ email: string }>(sql`select email from subscribers`),
          ({ length }) => length >= accepted.length,
        );
        expect(rows.map(({ email }) => email).toSorted()).toEqual(accepted.toSorted());
        await site.untilReplayed();
        expect(new Set(notices.map(({ kind }) => kind))).toEqual(
          new Set(["deleted on a full disk"]),
        );
        expect(filesOf(folder)).toEqual([]);
        // The space is available to other programs.
        await server.shutDown();
        await site.save("after@example.com");
        expect(filesOf(folder)).toHaveLength(1);
        free();
        await server.start();
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
    const all = Array.from({ length: 50 }, (_, n) => `p${accepted.length + n}@example.com`);
    const answers = await Promise.allSettled(all.map((email) => save(email, "x".repeat(150))));
    isFull = answers.some(({ status }) => status === "rejected");
    accepted.push(...all.filter((_, n) => answers[n]?.status === "fulfilled"));
  }
  return accepted;
}
