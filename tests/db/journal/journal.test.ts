import { expect, test } from "bun:test";
import { readFileSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import { eraseFromJournal } from "../../../db/journal/erase-from-journal";
import type { JournalEntry } from "../../../db/journal/journal-entry";
import { openJournal } from "../../../db/journal/journal";
import { journalFolder } from "../../../db/journal/segments";
import {
  appendBeside,
  filesOf,
  openNoticed,
  replay,
  signUpOf,
} from "../../support/database/journal-files";
import { readJournal } from "../../support/database/read-journal";
import { tempFolder } from "../../support/temp";

const DAY_MS = 24 * 60 * 60 * 1000;
const emailsIn = async (folder: string) =>
  (await readJournal(folder)).map(({ row }) => row.email ?? "");

test("entries wait in order until acknowledged, and survive closing the journal", async () => {
  const folder = tempFolder();
  const journal = openJournal({ folder, replaysAfterReboot: false });
  expect(journal.isThere()).toBe(false);
  await Promise.all(["a", "b", "c"].map((name) => journal.append([signUpOf(name)])));
  const piece = await journal.next(2);
  expect(piece?.entries).toMatchObject([
    { row: { email: "a@example.com" } },
    { row: { email: "b@example.com" } },
  ]);
  expect(journal.countPending()).toBe(3);
  piece?.ack();
  expect(journal.countPending()).toBe(1);
  await journal.append([signUpOf("d")]);
  expect(await replay(journal, 1)).toEqual(["c"]);
  await journal.close();
  const again = openJournal({ folder, replaysAfterReboot: false });
  expect(again.isThere()).toBe(true);
  await again.append([signUpOf("e")]);
  // A file that was not replayed as a whole is replayed again.
  expect(await replay(again)).toEqual(["a", "b", "c", "d", "e"]);
  expect(again.countPending()).toBe(0);
  await again.close();
  const third = openJournal({ folder, replaysAfterReboot: false });
  expect(await replay(third)).toEqual([]);
});

test("a journal of many files is replayed in order, in parts", async () => {
  const folder = tempFolder();
  const journal = openJournal({ folder, replaysAfterReboot: false });
  const names = Array.from({ length: 12 }, (_, n) => `p${n}`);
  const padded = (name: string): JournalEntry => ({
    kind: "subscriber",
    row: { email: `${name}@example.com`, source: "x".repeat(1_000_000) },
  });
  for (const name of names) await journal.append([padded(name)]);
  expect(filesOf(folder).length).toBeGreaterThan(1);
  expect(await replay(journal)).toEqual(names);
  await journal.close();
});

test("only the owner can read its files", async () => {
  const folder = tempFolder();
  const { journal } = openNoticed(folder);
  await journal.append([signUpOf("ann")]);
  await appendBeside(folder, signUpOf("bob"));
  expect(filesOf(folder)).toHaveLength(2);
  for (const path of filesOf(folder)) expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(statSync(journalFolder(folder)).mode & 0o777).toBe(0o700);
  await journal.close();
});

test("a folder that cannot be written fails each call, and is used once it can", async () => {
  const folder = join(tempFolder(), "file");
  await Bun.write(folder, "in the way");
  const journal = openJournal({ folder, replaysAfterReboot: false });
  for (const name of ["a", "a"])
    expect(await journal.append([signUpOf(name)]).catch((error: Error) => error)).toBeInstanceOf(
      Error,
    );
  await Bun.file(folder).delete();
  await journal.append([signUpOf("b")]);
  expect(await replay(journal)).toEqual(["b"]);
  await journal.close();
});

test("a file that a command adds is replayed by the running site, and numbers stay unique", async () => {
  const folder = tempFolder();
  const { journal } = openNoticed(folder, true);
  await journal.append([signUpOf("a")]);
  await Promise.all(["b", "c"].map((name) => appendBeside(folder, signUpOf(name))));
  await journal.append([signUpOf("d")]);
  expect((await replay(journal)).toSorted()).toEqual(["a", "b", "c", "d"]);
  expect(await replay(journal)).toEqual([]);
  await journal.close();
  expect(filesOf(folder)).toHaveLength(3);
});

test("with a database that does not sync, everything is replayed again after a restart of the machine, for a week", async () => {
  for (const [replaysAfterReboot, daysAgo, expected] of [
    [true, 0, ["a", "b"]],
    [true, 8, ["b"]],
    [false, 0, []],
  ] as const) {
    const folder = tempFolder();
    for (const name of ["a", "b"]) {
      const { journal } = openNoticed(folder, replaysAfterReboot);
      await journal.append([signUpOf(name)]);
      expect(await replay(journal)).toEqual([name]);
      await journal.close();
    }
    const again = openNoticed(folder, replaysAfterReboot);
    expect(await replay(again.journal)).toEqual([]);
    // The files of a machine that was restarted since.
    for (const [number, path] of filesOf(folder).entries()) {
      const time = Date.now() - (number === 0 ? daysAgo * DAY_MS : 0);
      renameSync(path, path.replace(/replayed-\d+-\w+/, `replayed-${time}-another`));
    }
    const restarted = openNoticed(folder, replaysAfterReboot);
    expect(await replay(restarted.journal)).toEqual([...expected]);
    expect(await replay(openNoticed(folder, replaysAfterReboot).journal)).toEqual([]);
    await restarted.journal.prune();
    expect(await emailsIn(folder)).toHaveLength(daysAgo > 7 ? 1 : 2);
  }
});

test("pruning deletes entries a week after their replay, also of an open file, and pending ones never", async () => {
  const folder = tempFolder();
  const { journal } = openNoticed(folder, true);
  await journal.append([signUpOf("old")]);
  await replay(journal);
  await journal.prune();
  await journal.append([signUpOf("waiting")]);
  const [path = ""] = filesOf(folder);
  const replayedAt = Number(/replayed-(\d+)/.exec(path)?.[1]);
  renameSync(path, path.replace(String(replayedAt), String(replayedAt - 6 * DAY_MS)));
  await journal.prune();
  expect(await emailsIn(folder)).toEqual(["old@example.com", "waiting@example.com"]);
  const [again = ""] = filesOf(folder);
  renameSync(again, again.replace(/replayed-\d+/, `replayed-${replayedAt - 8 * DAY_MS}`));
  await journal.prune();
  expect(await emailsIn(folder)).toEqual(["waiting@example.com"]);
  await journal.close();
});

test("erasing an address leaves no trace of it, replayed or not and ignoring case, and keeps everyone else", async () => {
  const folder = tempFolder();
  const email = '"a\\"B"@Exämple.com';
  const { journal } = openNoticed(folder);
  const all = (): JournalEntry[] => [
    { kind: "subscriber", row: { email, source: "newsletter" } },
    signUpOf("bob"),
    {
      kind: "decision",
      row: {
        change: "unsubscribed",
        email: email.toLowerCase(),
        receivedAt: new Date().toISOString(),
        evidence: { how: "link", privacyVersion: "1" },
      },
    },
  ];
  await journal.append(all());
  await replay(journal);
  await journal.append(all());
  await journal.erase('"A\\"b"@exäMPLE.com');
  await journal.append([signUpOf("eve")]);
  expect(await emailsIn(folder)).toEqual(
    ["bob", "bob", "eve"].map((name) => `${name}@example.com`),
  );
  const text = filesOf(folder).map((path) => readFileSync(path, "utf8"));
  expect(text.join("").toLowerCase()).not.toContain("xämple");
  expect(await replay(journal)).toEqual(["bob", "eve"]);
  await journal.close();
});

test("a command erases while the site appends and replays: nothing else is lost", async () => {
  const folder = tempFolder();
  const { journal, notices } = openNoticed(folder, true);
  const names = Array.from({ length: 300 }, (_, n) => (n % 3 === 0 ? "ann" : `p${n}`));
  let isOver = false;
  const erase = async () => {
    while (!isOver) await eraseFromJournal(journalFolder(folder), "ann@example.com");
    await eraseFromJournal(journalFolder(folder), "ann@example.com");
  };
  const append = async () => {
    for (const name of names) await journal.append([signUpOf(name)]);
    isOver = true;
  };
  const replayed: string[] = [];
  const replayAll = async () => {
    while (!isOver) replayed.push(...(await replay(journal)));
    replayed.push(...(await replay(journal)));
  };
  await Promise.all([append(), erase(), replayAll()]);
  await journal.close();
  const others = names.filter((name) => name !== "ann");
  expect(replayed.filter((name) => name !== "ann")).toEqual(others);
  expect(await emailsIn(folder)).toEqual(others.map((name) => `${name}@example.com`));
  expect(notices).toEqual([]);
});
