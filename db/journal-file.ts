import { Database } from "bun:sqlite";
import { closeSync, existsSync, openSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { syncFolder } from "./sync-folder";

/** Its name in the data folder. */
export const JOURNAL_FILE = "journal.sqlite";

/** What was accepted together. `body` is for the journal's owner to read. */
export type Batch = { number: number; body: string };

/** The file of the journal, as the thread of `journal-worker.ts` holds it: every call blocks until it is done. */
export type JournalFile = {
  /** Returns when the disk has it: a power cut loses nothing of it. Throws when the disk is full or cannot be written. */
  append: (body: string) => void;
  /** What waits for delivery, oldest first. */
  pending: (most: number) => Batch[];
  /** Marks batches as delivered. The mark may be lost in a power cut, so deliveries must bear repetition. */
  settle: (numbers: number[]) => void;
  /** Lets all that was delivered wait for delivery again if the machine was started anew since the last opening. */
  mistrustAfterRestart: () => void;
  /** The same whatever happened, for a database that was set back to an earlier state. */
  mistrust: () => void;
  /** Forgets what was delivered longer ago than this. */
  forget: (olderThanMs: number) => void;
  /** Changes what is kept, delivered or not, and leaves no trace of what it was in the file. */
  rewrite: (change: (body: string) => string) => void;
  close: () => void;
};

/** Another process on the same file is waited for this long. */
const BUSY_MS = 1_000;

const SCHEMA = `
  create table if not exists batches (
    number integer primary key autoincrement,
    body text not null,
    delivered_at integer
  );
  create index if not exists batches_pending on batches (number) where delivered_at is null;
  create table if not exists boots (id text primary key);
`;

/**
 * Opens the file, and makes it when it is new; only its owner may read it, since it holds addresses. The numbers of a new
 * one come after `after`.
 */
export function openJournalFile(path: string, after = 0): JournalFile {
  makePrivate(path);
  const file = new Database(path);
  file.run(`pragma busy_timeout = ${BUSY_MS}`);
  file.run("pragma journal_mode = wal");
  file.run("pragma synchronous = full");
  file.run(SCHEMA);
  if (after > 0) file.run("insert into sqlite_sequence values ('batches', ?)", [after]);
  const insert = file.prepare("insert into batches (body) values (?)");
  const select = file.prepare<Batch, [number]>(
    "select number, body from batches where delivered_at is null order by number limit ?",
  );
  const mark = file.prepare("update batches set delivered_at = ? where number = ?");
  return {
    append: (body) => void insert.run(body),
    pending: (most) => select.all(most),
    settle: (numbers) =>
      withoutSync(file, () => {
        const now = Date.now();
        file.transaction(() => numbers.forEach((number) => mark.run(now, number)))();
      }),
    mistrust: () => void file.run("update batches set delivered_at = null"),
    mistrustAfterRestart: () => {
      const boot = readBoot();
      if (file.query("select 1 from boots where id = ?").get(boot)) return;
      file.transaction(() => {
        file.run("update batches set delivered_at = null");
        file.run("delete from boots");
        file.run("insert into boots values (?)", [boot]);
      })();
    },
    forget: (olderThanMs) =>
      withoutSync(file, () =>
        file.run("delete from batches where delivered_at < ?", [Date.now() - olderThanMs]),
      ),
    rewrite: (change) => {
      file.run("pragma secure_delete = on");
      const read = file.query<Batch, [number]>(
        "select number, body from batches where number > ? order by number limit 100",
      );
      const update = file.prepare("update batches set body = ? where number = ?");
      file.transaction(() => {
        for (let page = read.all(0); page.length > 0; page = read.all(page.at(-1)?.number ?? 0))
          for (const { number, body } of page) {
            const changed = change(body);
            if (changed !== body) update.run(changed, number);
          }
      })();
      file.run("pragma wal_checkpoint(truncate)");
    },
    close: () => file.close(),
  };
}

/** How many batches in a data folder's journal wait for delivery, beside whoever has it open; 0 where there is none. */
export function countPending(folder: string): number {
  const path = join(folder, JOURNAL_FILE);
  if (!existsSync(path)) return 0;
  const file = new Database(path, { readonly: true });
  try {
    const count = "select count(*) as count from batches where delivered_at is null";
    return file.query<{ count: number }, []>(count).get()?.count ?? 0;
  } finally {
    file.close();
  }
}

/** For what may be lost: the next entry that must not be syncs it too. */
function withoutSync(file: Database, write: () => void) {
  file.run("pragma synchronous = normal");
  try {
    write();
  } finally {
    file.run("pragma synchronous = full");
  }
}

/** SQLite gives its other files the mode of this one. A new file's name is on the disk only when its folder is. */
function makePrivate(path: string) {
  closeSync(openSync(path, "a", 0o600));
  syncFolder(dirname(path));
}

/** Names the machine's present run; where it has no name, each opening counts as a new one, which costs only time. */
function readBoot(): string {
  try {
    return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  } catch {
    return crypto.randomUUID();
  }
}
