import { Database } from "bun:sqlite";
import { closeSync, mkdirSync, openSync, readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { isDamage, PARTS } from "./journal-damage";
import { syncFolder } from "../sync-folder";

/** Another process on the same file is waited for this long. */
const BUSY_MS = 1_000;

export const SCHEMA = `
  create table if not exists batches (
    number integer primary key autoincrement,
    body text not null,
    delivered_at integer
  );
  create index if not exists batches_pending on batches (number) where delivered_at is null;
  create table if not exists boots (id text primary key);
`;

/** In memory: the numbers of what was replayed and could not be marked. */
const UNMARKED = "create temp table unmarked (number integer primary key)";

/**
 * Opens a journal, without the memory that processes share where there is no space for that: it is this one's alone then.
 * `onDamage` is called before a damaged file is closed, which would change it.
 */
export function openFile(path: string, onDamage: () => void): Database {
  makePrivate(path);
  try {
    return prepare(path, "normal", onDamage);
  } catch (error) {
    if (isFull(error)) return prepare(path, "exclusive", onDamage);
    throw error;
  }
}

function prepare(path: string, locking: "normal" | "exclusive", onDamage: () => void): Database {
  const file = new Database(path);
  try {
    file.run(`pragma busy_timeout = ${BUSY_MS}`);
    file.run(`pragma locking_mode = ${locking}`);
    file.run("pragma journal_mode = wal");
    file.run("pragma synchronous = full");
    // What is deleted or changed leaves no trace, also of who is erased later.
    file.run("pragma secure_delete = on");
    file.run("pragma temp_store = memory");
    file.run(SCHEMA);
    file.run(UNMARKED);
    return file;
  } catch (error) {
    if (isDamage(error)) onDamage();
    file.close(true);
    throw error;
  }
}

const isFull = (error: unknown) =>
  error instanceof Error && "code" in error && /^SQLITE_(FULL|IOERR_SHM)/.test(String(error.code));

/** For what may be lost: the next entry that must not be syncs it too. */
export function withoutSync(file: Database, write: () => void) {
  file.run("pragma synchronous = normal");
  try {
    write();
  } finally {
    file.run("pragma synchronous = full");
  }
}

/** For what can be written later as well. */
export function unlessFull(write: () => void) {
  try {
    write();
  } catch (error) {
    if (isDamage(error)) throw error;
  }
}

/** Tells one set of files from another under the same names. */
export function identify(path: string): { main: string; others: string; bytes: number } {
  const [main, ...others] = PARTS.map((part) => statSync(path + part, { throwIfNoEntry: false }));
  const idOf = (file: typeof main) => (file ? `${file.dev}:${file.ino}` : "none");
  return { main: idOf(main), others: others.map(idOf).join(" "), bytes: main?.size ?? 0 };
}

/** SQLite gives its other files the mode of this one. A new file's name is on the disk only when its folder is. */
function makePrivate(path: string) {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, "a", 0o600));
  syncFolder(dirname(path));
}

/** Names the machine's present run; where it has no name, each opening counts as a new one, which costs only time. */
export function readBoot(): string {
  try {
    return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  } catch {
    return crypto.randomUUID();
  }
}
