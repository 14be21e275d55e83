import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { join } from "node:path";
import { openJournal } from "../../../db/journal/journal";
import { JOURNAL_FILE, openJournalFile } from "../../../db/journal/file/journal-file";
import { tempFolder } from "../../support/temp";

const DAY_MS = 24 * 60 * 60 * 1000;
const bodies = (batches: { body: string }[]) => batches.map(({ body }) => body);

test("batches replayed long ago are deleted, pending ones never", () => {
  const path = join(tempFolder(), "journal.sqlite");
  const file = openJournalFile(path);
  for (const body of ["old", "new", "waits"]) file.append(body);
  file.ack([1, 2]);
  const beside = new Database(path);
  beside.run("update batches set delivered_at = delivered_at - ? where number = 1", [8 * DAY_MS]);
  file.prune(7 * DAY_MS);
  expect(beside.query("select body from batches").values().flat()).toEqual(["new", "waits"]);
  beside.close();
  file.close();
});

test("an open journal can be pruned", async () => {
  const folder = tempFolder();
  const journal = openJournal({ folder, requeuesAll: false });
  await journal.append("old");
  await journal.pending(1);
  await journal.ack([1]);
  const beside = new Database(join(folder, JOURNAL_FILE));
  beside.run("update batches set delivered_at = delivered_at - ?", [8 * DAY_MS]);
  await journal.prune();
  expect(beside.query("select count(*) as count from batches").get()).toEqual({ count: 0 });
  beside.close();
  await journal.close();
});

test("batches replayed a week ago are deleted, also after a restart of the machine", async () => {
  const folder = tempFolder();
  const path = join(folder, JOURNAL_FILE);
  const file = openJournalFile(path);
  file.requeueAfterRestart();
  for (const body of ["old", "young", "waiting"]) file.append(body);
  file.ack([1, 2]);
  file.close();
  const raw = new Database(path);
  raw.run("update batches set delivered_at = delivered_at - ? where number = 1", [8 * DAY_MS]);
  raw.close();
  restart(path);
  const journal = openJournal({ folder, requeuesAll: true });
  expect(bodies(await journal.pending(10))).toEqual(["young", "waiting"]);
  await journal.close();
  const left = new Database(path);
  expect(left.query("select count(*) as count from batches").get()).toEqual({ count: 2 });
  left.close();
});

/** Makes a file look as if it had been written before the machine's last start. */
function restart(path: string) {
  const beside = new Database(path);
  beside.run("update boots set id = 'another'");
  beside.close();
}
