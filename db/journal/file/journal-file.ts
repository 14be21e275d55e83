import { Database } from "bun:sqlite";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { hasContent, PARTS, selectRows, type Row } from "./journal-damage";
import { openFile, readBoot, unlessFull, withoutSync } from "./journal-sqlite";

/** Its name in the data folder. */
export const JOURNAL_FILE = "journal.sqlite";

/** What was accepted together. `body` is for the journal's owner to read. */
export type Batch = { number: number; body: string };

/** The file of the journal, as the thread of `journal-worker.ts` holds it: every call blocks until it is done. */
export type JournalFile = {
  /** Returns when the disk has it: a power cut loses nothing of it. Throws when the disk is full or cannot be written. */
  append: (body: string) => void;
  /** The same for what another file held. */
  appendRows: (rows: Row[]) => void;
  /** What waits for replay, oldest first. */
  pending: (most: number) => Batch[];
  /**
   * Marks batches as replayed. The mark may be lost in a power cut, so replays must bear repetition. While it cannot be
   * written, as on a full disk, it is in memory.
   */
  ack: (numbers: number[]) => void;
  /** Queues everything for replay again if the machine was restarted since the last opening. */
  requeueAfterRestart: () => void;
  /** The same whatever happened, for a database that was set back to an earlier state. */
  requeueAll: () => void;
  /** Deletes what was replayed longer ago than this. */
  prune: (olderThanMs: number) => void;
  /** Changes the batches, replayed or not, and leaves no trace of what it was in the file. */
  rewrite: (change: (body: string) => string) => void;
  /** Every row, as far as it can be read. */
  rows: () => Row[];
  /** The latest batch, replayed or not, if there is one. */
  latest: () => Batch[];
  /** Copies what the write-ahead log holds to the main file. Throws when it cannot. */
  checkpoint: () => void;
  /** Deletes the files where marks could not be written and nothing waits; returns whether it did. Needs no space. */
  deleteIfAcked: () => boolean;
  close: () => void;
};

/** Opens the file, and makes it when it is new; only its owner may read it, since it holds addresses. */
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
        // No other process writes meanwhile; one that writes afterwards finds the file gone.
        const remove = file.transaction(() => {
          if (select.all(1).length > 0) return;
          // In this order, an interruption leaves a journal that can be opened.
          for (const part of PARTS.toReversed()) rmSync(path + part, { force: true });
          isDeleted = true;
        });
        remove.immediate();
      });
      return isDeleted;
    },
    // With its statements, which would keep it open.
    close: () => file.close(true),
  };
}

/** How many batches in a data folder's journal wait for replay, beside whoever has it open; 0 where there is none. */
export function countPending(folder: string): number {
  const path = join(folder, JOURNAL_FILE);
  // SQLite would delete the log of an empty file.
  if (!hasContent(path)) return 0;
  const file = new Database(path, { readonly: true });
  try {
    const count = "select count(*) as count from batches where delivered_at is null";
    return file.query<{ count: number }, []>(count).get()?.count ?? 0;
  } finally {
    file.close(true);
  }
}
