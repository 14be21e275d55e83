import { describe, expect, test } from "bun:test";
import {
  copyFileSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { openJournal } from "../../../db/journal/journal";
import { JOURNAL_FILE, openJournalFile } from "../../../db/journal/file/journal-file";
import type { JournalNotice } from "../../../db/journal/file/journal-recovery";
import { newPostgresDatabase } from "../../support/database/databases";
import { openDurableWrites, until } from "../../support/database/durable-writes";
import { tempFolder } from "../../support/temp";
import { listSubscribers } from "../../support/rows/list-rows";

const LONG_MS = 120_000;
const PAGE_BYTES = 4096;
const nameOf = (folder: string) => join(folder, JOURNAL_FILE);
const damagedIn = (folder: string) =>
  readdirSync(folder).filter((name) => name.startsWith(`${JOURNAL_FILE}.damaged-`));
const bodies = (batches: { body: string }[]) => batches.map(({ body }) => body);

/**
 * Returns the files left by a killed process; the first `early` entries are in the main file, the rest only in the log.
 */
function filesOfKilled({ early, late }: { early: number; late: number }) {
  const [folder, copy] = [tempFolder(), tempFolder()];
  const file = openJournalFile(nameOf(folder));
  const all = Array.from({ length: early + late }, (_, n) => `entry ${n} ${"x".repeat(500)}`);
  all.slice(0, early).forEach(file.append);
  if (early > 0) file.checkpoint();
  all.slice(early).forEach(file.append);
  for (const name of readdirSync(folder)) copyFileSync(join(folder, name), join(copy, name));
  file.close();
  return { folder: copy, all };
}

const damages: Record<string, (path: string) => void> = {
  missing: (path) => rmSync(path),
  empty: (path) => truncateSync(path, 0),
  "cut in half": (path) => truncateSync(path, Math.floor(readFileSync(path).length / 2)),
  "cut within a page": (path) => truncateSync(path, readFileSync(path).length - 1000),
  garbage: (path) => writeFileSync(path, readFileSync(path).fill(7)),
  "garbage at its start": (path) => writeFileSync(path, readFileSync(path).fill(7, 0, PAGE_BYTES)),
  "garbage in the middle": (path) => {
    const bytes = readFileSync(path);
    const middle = Math.floor(bytes.length / PAGE_BYTES / 2) * PAGE_BYTES;
    writeFileSync(path, bytes.fill(7, middle, middle + PAGE_BYTES));
  },
};

/**
 * For each kind of damage, how many of 200 entries in the main file and 50 in the log must be recovered, and whether it
 * is reported.
 */
const outcomes: Record<string, Record<string, { least: number; isReported: boolean }>> = {
  "": {
    missing: { least: 50, isReported: true },
    empty: { least: 50, isReported: true },
    "cut in half": { least: 120, isReported: true },
    // The log contains the last page as well.
    "cut within a page": { least: 250, isReported: false },
    garbage: { least: 50, isReported: true },
    // And the first page.
    "garbage at its start": { least: 250, isReported: false },
    "garbage in the middle": { least: 240, isReported: true },
  },
  "-wal": {
    missing: { least: 200, isReported: true },
    empty: { least: 200, isReported: true },
    "cut in half": { least: 220, isReported: true },
    "cut within a page": { least: 249, isReported: true },
    garbage: { least: 200, isReported: true },
    "garbage at its start": { least: 248, isReported: true },
    "garbage in the middle": { least: 248, isReported: true },
  },
  "-shm": Object.fromEntries(
    Object.keys(damages).map((name) => [name, { least: 250, isReported: false }]),
  ),
};

for (const [part, ofPart] of Object.entries(outcomes))
  describe(`journal.sqlite${part} of a killed process`, () => {
    for (const [name, { least, isReported }] of Object.entries(ofPart))
      test(`that is ${name}: damage is reported, and readable batches are replayed`, async () => {
        const { folder, all } = filesOfKilled({ early: 200, late: 50 });
        damages[name]?.(nameOf(folder) + part);
        const { journal, notices } = open(folder);
        await journal.append("new");
        const found = bodies(await journal.pending(1_000));
        expect(found.filter((body) => body === "new")).toHaveLength(1);
        const recovered = found.filter((body) => all.includes(body));
        expect(recovered.length).toBeGreaterThanOrEqual(least);
        expect(new Set(recovered).size).toBe(recovered.length);
        expect(notices.map(({ kind }) => kind)).toEqual(isReported ? ["set aside"] : []);
        expect(damagedIn(folder).length > 0).toBe(isReported);
        await journal.close();
      });
  });

test(
  "the site reports a damaged journal, stores what is readable, and accepts forms",
  async () => {
    const url = await newPostgresDatabase();
    const [folder, damaged] = [tempFolder(), tempFolder()];
    const file = openJournalFile(nameOf(damaged));
    for (let n = 0; n < 299; n++) file.append(JSON.stringify([signUpOf(`p${n}@example.com`)]));
    copyFileSync(`${nameOf(damaged)}-wal`, `${nameOf(folder)}-wal`);
    writeFileSync(nameOf(folder), "");
    file.close();
    const { journal, notices } = open(folder);
    const { save, database, close } = openDurableWrites({ url, folder, journal });
    await save("ann@example.com");
    await until(database, listSubscribers, (rows) => rows.length === 300);
    expect(notices).toMatchObject([{ kind: "set aside", recovered: 299 }]);
    await close();
  },
  LONG_MS,
);

function open(folder: string) {
  const notices: JournalNotice[] = [];
  const onNotice = (notice: JournalNotice) => notices.push(notice);
  return { journal: openJournal({ folder, requeuesAll: false, onNotice }), notices };
}

const signUpOf = (email: string) => ({
  kind: "subscriber",
  row: {
    id: crypto.randomUUID(),
    email,
    source: "newsletter",
    receivedAt: new Date().toISOString(),
  },
});
