import { renameSync, rmSync, statSync } from "node:fs";
import { findDamage, PARTS, setAside, type Row } from "./journal-damage";
import { openJournalFile, type JournalFile } from "./journal-file";
import { identify, SCHEMA } from "./journal-sqlite";

/** An event about the journal's files, for the log. `recovered` counts the batches in the new files. */
export type JournalNotice =
  | { kind: "set aside"; reason: string; name: string; recovered: number }
  | { kind: "replaced"; recovered: number }
  /** Everything was replayed, but there was no disk space to mark it. */
  | { kind: "deleted on a full disk" };

type Aside = ReturnType<typeof setAside>;
type OnNotice = (notice: JournalNotice) => void;

/** Opens a journal. If it is damaged, renames it and copies the readable batches to a new one. */
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

/** Replaces a damaged journal by a new one. If none can be written, everything stays as it is. */
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

/** An open journal, with the identity of its files. */
export type OpenJournal = { file: JournalFile; files: ReturnType<typeof identify> };

/** If the files of an open journal were deleted, replaced or truncated, moves its content to new files. */
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

  /** The open file still reads the deleted log. */
  function reopen() {
    open.file.checkpoint();
    open.file.close();
    return openOrRecover(path, onNotice);
  }

  function openBeside() {
    const beside = openOrRecover(path, onNotice);
    // A leftover log or a copy may contain some of them too.
    const there = new Set(beside.rows().map(({ body }) => body));
    appendTo(
      beside,
      rows.filter(({ body }) => !there.has(body)),
    );
    open.file.close();
    return beside;
  }
}

/** SQLite's error code. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}
