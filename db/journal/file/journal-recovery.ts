import { renameSync, rmSync, statSync } from "node:fs";
import { findDamage, PARTS, setAside, type Row } from "./journal-damage";
import { openJournalFile, type JournalFile } from "./journal-file";
import { identify, SCHEMA } from "./journal-sqlite";

/** What happened to the journal's files, for a log. `recovered` counts the batches that are in the new ones. */
export type JournalNotice =
  | { kind: "set aside"; reason: string; name: string; recovered: number }
  | { kind: "replaced"; recovered: number }
  /** All was replayed, and no space was left to mark it. */
  | { kind: "deleted on a full disk" };

type Aside = ReturnType<typeof setAside>;
type OnNotice = (notice: JournalNotice) => void;

/** Opens a journal. A damaged one is set aside first, and what can be read of it is in the one that is opened. */
export function openOrRecover(path: string, onNotice: OnNotice): JournalFile {
  const damage = findDamage(path);
  if (damage !== undefined) return recover(path, damage, onNotice);
  let aside: Aside | undefined;
  try {
    return openJournalFile(path, () => (aside = setAside(path, SCHEMA)));
  } catch (error) {
    if (aside) return recover(path, codeOf(error), onNotice, [], aside);
    throw error;
  }
}

/** Sets a journal aside that turned out to be damaged. Where no new one can be written, everything stays as it was. */
export function recover(
  path: string,
  reason: string,
  onNotice: OnNotice,
  known: Row[] = [],
  { name, rows: read }: Aside = setAside(path, SCHEMA),
): JournalFile {
  const rows = known.length > read.length ? known : read;
  try {
    const file = appendTo(openJournalFile(path), rows);
    onNotice({ kind: "set aside", reason, name, recovered: rows.length });
    return file;
  } catch (error) {
    for (const part of PARTS) {
      rmSync(path + part, { force: true });
      if (statSync(name + part, { throwIfNoEntry: false })) renameSync(name + part, path + part);
    }
    throw error;
  }
}

function appendTo(file: JournalFile, rows: Row[]): JournalFile {
  try {
    file.appendRows(rows);
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}

/** An open journal, with what its files were when it was opened. */
export type OpenJournal = { file: JournalFile; files: ReturnType<typeof identify> };

/** Goes on with new files where those of an open journal were deleted, replaced or cut off, with all that they held. */
export function followFiles(path: string, open: OpenJournal, onNotice: OnNotice): OpenJournal {
  const now = identify(path);
  const isSameMain = now.main === open.files.main;
  const isCutOff = isSameMain && now.bytes < open.files.bytes;
  open.files.bytes = now.bytes;
  if (isSameMain && now.others === open.files.others && !isCutOff) return open;
  const rows = open.file.rows();
  if (isCutOff) {
    const file = recover(path, "the main file was cut off", onNotice, rows);
    open.file.close();
    return { file, files: identify(path) };
  }
  const file = isSameMain ? reopen() : openBeside();
  onNotice({ kind: "replaced", recovered: rows.length });
  return { file, files: identify(path) };

  /** The open file reads the log that was deleted. */
  function reopen() {
    open.file.checkpoint();
    open.file.close();
    return openOrRecover(path, onNotice);
  }

  function openBeside() {
    const beside = openOrRecover(path, onNotice);
    // A log that was left behind, or a copy, may hold some of them too.
    const there = new Set(beside.rows().map(({ body }) => body));
    appendTo(
      beside,
      rows.filter(({ body }) => !there.has(body)),
    );
    open.file.close();
    return beside;
  }
}

/** SQLite's name of an error. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}
