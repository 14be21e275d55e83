import { expect, test } from "bun:test";
import {
  copyFileSync,
  readdirSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { openJournal } from "../../../db/journal/journal";
import { PARTS } from "../../../db/journal/file/journal-damage";
import { JOURNAL_FILE, openJournalFile } from "../../../db/journal/file/journal-file";
import type { JournalNotice } from "../../../db/journal/file/journal-recovery";
import { tempFolder } from "../../support/temp";

const nameOf = (folder: string) => join(folder, JOURNAL_FILE);
const bodies = (batches: { body: string }[]) => batches.map(({ body }) => body);

function open(folder: string) {
  const notices: JournalNotice[] = [];
  const onNotice = (notice: JournalNotice) => notices.push(notice);
  return { journal: openJournal({ folder, requeuesAll: false, onNotice }), notices };
}

/** Copies the files that a crash would leave. */
function copyOf(folder: string): string {
  const copy = tempFolder();
  for (const name of readdirSync(folder).filter((part) => !part.includes("damaged")))
    copyFileSync(join(folder, name), join(copy, name));
  return copy;
}

const early = Array.from({ length: 20 }, (_, n) => `entry ${n}`);
const removals: Record<string, (path: string) => void> = {
  "its main file is deleted": (path) => rmSync(path),
  "its log is deleted": (path) => rmSync(`${path}-wal`),
  "its index is deleted": (path) => rmSync(`${path}-shm`),
  "all its files are deleted": (path) => PARTS.forEach((part) => rmSync(path + part)),
  "its folder is deleted": (path) => rmSync(dirname(path), { recursive: true }),
  "its main file is cut off": (path) => truncateSync(path, 0),
  "an empty file takes its place": (path) => {
    writeFileSync(`${path}.new`, "");
    renameSync(`${path}.new`, path);
  },
};

for (const [what, remove] of Object.entries(removals))
  test(`a journal keeps all its entries when ${what}, and reports it once`, async () => {
    const folder = join(tempFolder(), "data");
    const { journal, notices } = open(folder);
    for (const body of early) await journal.append(body);
    remove(nameOf(folder));
    await journal.append("during");
    expect(notices).not.toEqual([]);
    const count = notices.length;
    await journal.append("after");
    const all = [...early, "during", "after"];
    expect(bodies(await journal.pending(100))).toEqual(all);
    expect(notices).toHaveLength(count);
    const next = open(copyOf(folder));
    expect(bodies(await next.journal.pending(100))).toEqual(all);
    expect(next.notices).toEqual([]);
    await next.journal.close();
    await journal.close();
  });

test("when another journal replaces one, both are replayed, and numbers stay unique", async () => {
  const [folder, other] = [tempFolder(), tempFolder()];
  const { journal } = open(folder);
  await journal.append("of the old one");
  const [old] = await journal.pending(1);
  const file = openJournalFile(nameOf(other));
  file.append("of the new one");
  const copy = copyOf(other);
  file.close();
  for (const part of PARTS) renameSync(nameOf(copy) + part, nameOf(folder) + part);
  await journal.ack([old?.number ?? 0]);
  expect(bodies(await journal.pending(10))).toEqual(["of the new one", "of the old one"]);
  await journal.close();
});
