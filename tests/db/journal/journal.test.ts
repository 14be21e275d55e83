import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { openJournal } from "../../../db/journal/journal";
import { openJournalFile } from "../../../db/journal/file/journal-file";
import { redact } from "../../../db/journal/redact";
import { tempFolder } from "../../support/temp";
import { recordWorkers } from "../../support/record-workers";

const bodies = (batches: { body: string }[]) => batches.map(({ body }) => body);

test("appended batches wait in order until acknowledged, and survive closing the journal", async () => {
  const folder = tempFolder();
  const journal = openJournal({ folder, requeuesAll: false });
  expect(journal.isThere()).toBe(false);
  for (const body of ["a", "b", "c"]) await journal.append(body);
  const [first] = await journal.pending(1);
  await journal.ack([first?.number ?? 0]);
  await journal.close();
  const again = openJournal({ folder, requeuesAll: false });
  expect(again.isThere()).toBe(true);
  expect(bodies(await again.pending(10))).toEqual(["b", "c"]);
  await again.close();
});

test("only the owner can read its files", async () => {
  const folder = tempFolder();
  const journal = openJournal({ folder, requeuesAll: false });
  await journal.append("ann@example.com");
  const files = readdirSync(folder).filter((name) => name.startsWith("journal"));
  expect(files.length).toBeGreaterThanOrEqual(2);
  for (const name of files) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  await journal.close();
});

test("a read-only folder fails each call, and is used once it is writable", async () => {
  const folder = join(tempFolder(), "file");
  await Bun.write(folder, "in the way");
  const journal = openJournal({ folder, requeuesAll: false });
  for (const body of ["a", "a again"])
    expect(await journal.append(body).catch((error: Error) => error)).toBeInstanceOf(Error);
  await Bun.file(folder).delete();
  await journal.append("b");
  expect(bodies(await journal.pending(10))).toEqual(["b"]);
  await journal.close();
});

test("erasing an address removes its entries from every batch, ignoring case, and no others", () => {
  const file = openJournalFile(join(tempFolder(), "journal.sqlite"));
  const emails = ['"a\\"B"@Exämple.com', "bob@example.com"];
  const rows = emails.map((email) => ({ kind: "subscriber", row: { email } }));
  for (let batch = 0; batch < 250; batch++) file.append(JSON.stringify(rows));
  file.ack([3]);
  file.rewrite((body) => redact(body, '"A\\"b"@exäMPLE.com'));
  const left = file.pending(1_000).map(({ body }) => body);
  expect(left).toHaveLength(249);
  expect(new Set(left)).toEqual(new Set([JSON.stringify(rows.slice(1))]));
  file.close();
});

test("after a restart of the machine everything is pending again if the database does not sync", () => {
  const path = join(tempFolder(), "journal.sqlite");
  const file = openJournalFile(path);
  file.requeueAfterRestart();
  file.append("a");
  file.ack([1]);
  file.requeueAfterRestart();
  expect(file.pending(10)).toEqual([]);
  restart(path);
  file.requeueAfterRestart();
  expect(bodies(file.pending(10))).toEqual(["a"]);
  file.close();
});

test("a thread that died is replaced, and no durable entries are lost", async () => {
  const { workers, stop } = recordWorkers();
  const journal = openJournal({ folder: tempFolder(), requeuesAll: false });
  await journal.append("a");
  workers[0]?.terminate();
  await Bun.sleep(100);
  await journal.append("b");
  stop();
  expect(bodies(await journal.pending(10))).toEqual(["a", "b"]);
  expect(workers).toHaveLength(2);
  await journal.close();
});

test("erasing a person leaves no trace in its files, replayed or not, and keeps everyone else", async () => {
  const folder = tempFolder();
  const journal = openJournal({ folder, requeuesAll: false });
  const rowOf = (email: string) => ({ kind: "subscriber", row: { email, source: "newsletter" } });
  await journal.append(JSON.stringify([rowOf("Ann@example.com"), rowOf("bob@example.com")]));
  const decision = { kind: "decision", row: { change: "unsubscribed", email: "ann@example.com" } };
  await journal.append(JSON.stringify([rowOf("ann@example.com"), decision]));
  await journal.pending(1);
  await journal.ack([1]);
  await journal.erase("ANN@example.com");
  expect(bodies(await journal.pending(10))).toEqual(["[]"]);
  await journal.close();
  // SQLite may still be deleting files.
  const files = await Promise.all(
    readdirSync(folder).map((name) => readFile(join(folder, name), "latin1").catch(() => "")),
  );
  expect(files.join("").toLowerCase()).not.toContain("ann@");
  expect(files.join("")).toContain("bob@example.com");
});

/** Makes a file look as if it had been written before the machine's last start. */
function restart(path: string) {
  const beside = new Database(path);
  beside.run("update boots set id = 'another'");
  beside.close();
}
