import { expect, test } from "bun:test";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openJournal } from "../../db/journal";
import { openJournalFile } from "../../db/journal-file";
import { listSubscribers } from "../../db/subscribers";
import { openSafekeeping, until } from "../support/safekeeping";
import { tempFolder } from "../support/temp";

const LONG_MS = 60_000;
const nameOf = (folder: string) => join(folder, "journal.sqlite");
const damagedIn = (folder: string) =>
  readdirSync(folder).filter((name) => name.startsWith("journal.sqlite.damaged-"));

test(
  "a journal that is damaged is set aside and told, and forms are taken again",
  async () => {
    const folder = tempFolder();
    const zeros = new Uint8Array(8192);
    writeFileSync(nameOf(folder), zeros);
    const { keep, database, events, close } = openSafekeeping({ folder });
    while (events.length === 0) await Bun.sleep(10);
    expect(events).toEqual([{ kind: "journal failed", error: expect.any(Error) }]);
    expect(events[0]).toHaveProperty("error.code", "SQLITE_NOTADB, the file was set aside");
    await keep("ann@example.com");
    await until(database, listSubscribers, ([row]) => row?.email === "ann@example.com");
    await close();
    expect(damagedIn(folder)).toHaveLength(1);
    expect(readFileSync(join(folder, damagedIn(folder)[0] ?? ""))).toEqual(Buffer.from(zeros));
  },
  LONG_MS,
);

test("what turns out to be damaged later leaves no number that could mean something new", async () => {
  const folder = tempFolder();
  const file = openJournalFile(nameOf(folder));
  for (let count = 0; count < 500; count++) file.append("x".repeat(500));
  file.close();
  const bytes = readFileSync(nameOf(folder));
  writeFileSync(nameOf(folder), bytes.fill(7, 4096));
  const journal = openJournal({ folder, isMistrusting: false });
  const failure = await journal.append("lost").catch((error: Error) => error);
  expect(failure).toHaveProperty("code", "SQLITE_CORRUPT, the file was set aside");
  await journal.append("kept");
  await journal.settle([1, 2, 3]);
  expect(await journal.pending(10)).toMatchObject([{ body: "kept" }]);
  await journal.close();
  expect(damagedIn(folder)).not.toEqual([]);
});
