import { Database } from "bun:sqlite";
import { closeSync, mkdirSync, openSync, readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { isDamage, PARTS } from "./journal-damage";
import { syncFolder } from "../sync-folder";

/** How long to wait for another process's lock. */
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

/** In memory: the numbers of replayed batches that could not be marked. */
const UNMARKED = "create temp table unmarked (number integer primary key)";

/**
 * Opens a journal. If there is no space for the memory that processes share, opens it exclusively. `onDamage` is called
 * before a damaged file is closed, which would change it.
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
    // Overwrites deleted and changed data, so that erased people leave no trace.
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

/** Writes without syncing. The next durable write syncs it too. */
export function withoutSync(file: Database, write: () => void) {
  file.run("pragma synchronous = normal");
  try {
    write();
  } finally {
    file.run("pragma synchronous = full");
  }
}

/** Runs a write that can be retried later. */
export function unlessFull(write: () => void) {
  try {
    write();
  } catch (error) {
    if (isDamage(error)) throw error;
  }
}

/** Identifies a set of files, to notice others under the same names. */
export function identify(path: string): { main: string; others: string; bytes: number } {
  const [main, ...others] = PARTS.map((part) => statSync(path + part, { throwIfNoEntry: false }));
  const idOf = (file: typeof main) => (file ? `${file.dev}:${file.ino}` : "none");
  return { main: idOf(main), others: others.map(idOf).join(" "), bytes: main?.size ?? 0 };
}

/** SQLite gives its other files the mode of this one. A new file is durable only once its folder is synced. */
function makePrivate(path: string) {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, "a", 0o600));
  syncFolder(dirname(path));
}

/** The kernel's boot id. Without one, each opening counts as a restart, which only costs time. */
export function readBoot(): string {
  try {
    return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  } catch {
    return crypto.randomUUID();
  }
}
