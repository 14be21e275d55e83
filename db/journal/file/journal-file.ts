import { Database } from "bun:sqlite";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { hasContent, PARTS, selectRows, type Row } from "./journal-damage";
import { openFile, readBoot, unlessFull, withoutSync } from "./journal-sqlite";

/** The file's name in the data folder. */
export const JOURNAL_FILE = "journal.sqlite";

/** A batch of entries; `body` is their JSON. */
export type Batch = { number: number; body: string };

/** The journal's file, as used by the thread of `journal-worker.ts`: every call blocks. */
export type JournalFile = {
  /** Returns once the batch is synced and survives a power cut. Throws if the disk is full or read-only. */
  append: (body: string) => void;
  /** Appends the rows of another file. */
  appendRows: (rows: Row[]) => void;
  /** Batches that wait for replay, oldest first. */
  pending: (most: number) => Batch[];
  /**
   * Marks batches as replayed. A power cut may lose the mark, so replays must be repeatable. If it cannot be written, as
   * on a full disk, it stays in memory.
   */
  ack: (numbers: number[]) => void;
  /** Queues everything for replay again if the machine was restarted since the file was last opened. */
  requeueAfterRestart: () => void;
  /** Queues everything for replay again, for a restored database. */
  requeueAll: () => void;
  /** Deletes batches that were replayed longer ago than this. */
  prune: (olderThanMs: number) => void;
  /** Rewrites all batches and leaves no trace of the old content in the file. */
  rewrite: (change: (body: string) => string) => void;
  /** All readable rows. */
  rows: () => Row[];
  /** The latest batch, replayed or not, if there is one. */
  latest: () => Batch[];
  /** Copies the write-ahead log to the main file, or throws. */
  checkpoint: () => void;
  /** Deletes the files if marks could not be written and nothing is pending; returns whether it did. Needs no disk space. */
  deleteIfAcked: () => boolean;
  close: () => void;
};

/** Opens or creates the file. Only its owner may read it, because it contains addresses. */
export function openJournalFile(path: string, onDamage = () => {}): JournalFile {
  const file = openFile(path, onDamage);
  const insert = file.prepare("insert into batches (body) values (?)");
  const insertRow = file.prepare("insert into batches (body, delivered_at) values (?, ?)");
  const select = file.prepare<Batch, [number]>(
    `select number, body from batches
    where delivered_at is null and number not in (select number from unmarked) order by number limit ?`,
  );
  const remember = file.prepare("insert or ignore into unmarked values (?)");
  const mark = file.prepare(
    "update batches set delivered_at = ? where number in (select number from unmarked)",
  );
  const countUnmarked = file.prepare<{ count: number }, []>(
    "select count(*) as count from unmarked",
  );

  function writeMarks() {
    withoutSync(file, () =>
      file.transaction(() => {
        mark.run(Date.now());
        file.run("delete from unmarked");
      })(),
    );
  }

  return {
    append: (body) => void insert.run(body),
    appendRows: (rows) =>
      file.transaction(() => rows.forEach((row) => insertRow.run(row.body, row.delivered_at)))(),
    pending: (most) => select.all(most),
    ack: (numbers) => {
      for (const number of numbers) remember.run(number);
      unlessFull(writeMarks);
    },
    requeueAll: () => void file.run("update batches set delivered_at = null"),
    requeueAfterRestart: () => {
      const boot = readBoot();
      if (file.query("select 1 from boots where id = ?").get(boot)) return;
      file.transaction(() => {
        file.run("update batches set delivered_at = null");
        file.run("delete from boots");
        file.run("insert into boots values (?)", [boot]);
      })();
    },
    prune: (olderThanMs) =>
      unlessFull(() => {
        writeMarks();
        withoutSync(file, () =>
          file.run("delete from batches where delivered_at < ?", [Date.now() - olderThanMs]),
        );
      }),
    rewrite: (change) => {
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
    rows: () => selectRows(file),
    latest: () =>
      file.query<Batch, []>("select number, body from batches order by number desc limit 1").all(),
    checkpoint: () => {
      const state = file.query<{ busy: number }, []>("pragma wal_checkpoint(truncate)").get();
      if (state?.busy !== 0) throw new Error("Another process reads the journal.");
    },
    deleteIfAcked: () => {
      if (countUnmarked.get()?.count === 0) return false;
      let isDeleted = false;
      unlessFull(() => {
        // Keeps other processes from writing; one that writes later finds the file deleted.
        const remove = file.transaction(() => {
          if (select.all(1).length > 0) return;
          // In this order, an interruption leaves a valid journal.
          for (const part of PARTS.toReversed()) rmSync(path + part, { force: true });
          isDeleted = true;
        });
        remove.immediate();
      });
      return isDeleted;
    },
    // Also closes its statements, which would keep it open.
    close: () => file.close(true),
  };
}

/** Counts pending batches in a data folder's journal, which may be open elsewhere; 0 if there is none. */
export function countPending(folder: string): number {
  const path = join(folder, JOURNAL_FILE);
  // SQLite would delete the log of an empty file.
  if (!hasContent(path)) return 0;
  const file = new Database(path, { readonly: true });
  try {
    // While it is deleted, the file may be there without its table, and nothing is pending.
    if (file.query("select 1 from sqlite_master where name = 'batches'").get() === null) return 0;
    const count = "select count(*) as count from batches where delivered_at is null";
    return file.query<{ count: number }, []>(count).get()?.count ?? 0;
  } finally {
    file.close(true);
  }
}
