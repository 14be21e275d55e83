import { closeSync, fstatSync, openSync, rmSync, statfsSync, truncateSync } from "node:fs";
import { basename } from "node:path";
import { terms } from "../schema/retention";
import { createAppender } from "./appender";
import { eraseFromJournal } from "./erase-from-journal";
import type { JournalEntry } from "./journal-entry";
import {
  boot,
  decodeLine,
  endOf,
  journalFolder,
  listSegments,
  markReplayed,
  readLines,
  readSegment,
  setAside,
  type Segment,
} from "./segments";
import { prepareToSync } from "./sync-data";

/** The oldest entries that wait for replay. Call `ack` once the database has them. */
export type Piece = { entries: JournalEntry[]; ack: () => void };

/** What happened to the journal's files, for the log. `recovered` counts entries in the new file. */
export type JournalNotice =
  | { kind: "set aside"; name: string; recovered: number }
  /** The open file was deleted, replaced or cut off. */
  | { kind: "replaced"; recovered: number }
  /** A file did not end with a whole line, as after a crash. What was cut was not reported as saved. */
  | { kind: "tail cut"; name: string; bytes: number }
  /** Everything was replayed, and the disk was full. */
  | { kind: "deleted on a full disk" };

type JournalOptions = {
  folder: string;
  /** The database does not sync its commits: after a restart of the machine everything is replayed again. */
  replaysAfterReboot: boolean;
  onNotice?: ((notice: JournalNotice) => void) | undefined;
};

/** Bytes of a segment that are replayed, and lines that are not. */
type Progress = { bytes: number; waiting: number };

export type Journal = ReturnType<typeof openJournal>;

const FULL_BYTES = 1024 * 1024;
/** How long replayed entries are kept. */
const KEEP_MS = terms.journal.amount * 24 * 60 * 60 * 1000;

/**
 * A write-ahead journal on this machine's disk, for outages of the database: append-only segments, which are renamed once
 * they are replayed. One process owns a data folder's journal; commands read beside it, erase, and add segments.
 */
export function openJournal({
  folder: dataFolder,
  replaysAfterReboot,
  onNotice = () => {},
}: JournalOptions) {
  const folder = journalFolder(dataFolder);
  prepareToSync();
  const progress = new Map<number, Progress>();
  const appender = createAppender(folder, {
    onAppended: (to, count) => (progressOf(to).waiting += count),
    onReplaced(gone, by, recovered) {
      const isWhole = by.bytes === gone.bytes;
      progress.set(by.number, isWhole ? progressOf(gone) : { bytes: 0, waiting: recovered });
      progress.delete(gone.number);
      onNotice({ kind: "replaced", recovered });
    },
  });

  return {
    append: appender.append,
    /** Returns at most this many entries; undefined if none wait. */
    async next(most: number): Promise<Piece | undefined> {
      // In turn, so that none is just being created.
      const pending = await appender.inTurn(() => listSegments(folder).filter(isPending));
      for (const { number } of pending)
        if (!progress.has(number))
          progress.set(number, { bytes: 0, waiting: await countLines(folder, number) });
      for (const segment of pending) {
        const piece = await read(segment, most);
        if (piece) return piece;
      }
      return undefined;
    },
    /** How many entries wait for replay. */
    countPending: () => [...progress.values()].reduce((sum, { waiting }) => sum + waiting, 0),
    /** The latest entry, replayed or not. */
    async latest(): Promise<JournalEntry | undefined> {
      for (const { number } of listSegments(folder).toReversed()) {
        let latest: JournalEntry | undefined;
        for await (const lines of readSegment(folder, number))
          latest = lines.map(decodeLine).findLast((entry) => typeof entry !== "string") ?? latest;
        if (latest) return latest;
      }
      return undefined;
    },
    /** Erases what an address has sent, replayed or not. */
    erase: (email: string): Promise<void> => eraseFromJournal(folder, email),
    /** Deletes what was replayed a week ago. */
    async prune(): Promise<void> {
      await retire();
      for (const segment of listSegments(folder)) if (isExpired(segment)) rmSync(segment.path);
    },
    /** Returns whether an earlier run left a journal. */
    isThere: (): boolean => listSegments(folder).length > 0,
    async close(): Promise<void> {
      await retire();
      await appender.inTurn(appender.close);
    },
  };

  async function read(segment: Segment, most: number): Promise<Piece | undefined> {
    const open = appender.active();
    if (segment.number === open?.number) return readFrom(open.file, segment, most, open.bytes);
    const file = openSync(segment.path, "r");
    try {
      return await readFrom(file, segment, most);
    } finally {
      closeSync(file);
    }
  }

  /** Reads what was not replayed of a segment, up to `end` if it is open. Without anything left, finishes it. */
  async function readFrom(
    file: number,
    segment: Segment,
    most: number,
    end?: number,
  ): Promise<Piece | undefined> {
    const at = progressOf(segment);
    const lines = readLines(file, at.bytes, end).slice(0, most);
    const entries = lines.map(decodeLine);
    if (entries.includes("damaged")) return readDamaged(segment, most);
    if (lines.length > 0)
      return {
        entries: entries.filter((entry) => typeof entry !== "string"),
        ack: () => {
          at.bytes = endOf(lines);
          at.waiting -= lines.length;
        },
      };
    if (end === undefined) finish(segment, at.bytes, fstatSync(file).size);
    // A database that syncs needs no journal until its next outage.
    else if (!replaysAfterReboot) await retire();
    return undefined;
  }

  async function readDamaged(segment: Segment, most: number) {
    if (segment.number === appender.active()?.number) await appender.inTurn(appender.close);
    const aside = await setAside(folder, segment);
    if (aside) {
      progress.set(segment.number, { bytes: 0, waiting: aside.recovered });
      onNotice({ kind: "set aside", ...aside });
    }
    return read(segment, most);
  }

  /** Closes the open segment if all of it was replayed. */
  function retire() {
    return appender.inTurn(() => {
      const segment = appender.active();
      if (!segment || progressOf(segment).bytes < segment.bytes) return;
      appender.close();
      finish(segment, segment.bytes, segment.bytes);
    });
  }

  /** Cuts a torn end and marks a segment as replayed. What cannot be written is tried again by the next call. */
  function finish(segment: Segment, bytes: number, size: number) {
    try {
      if (size > bytes) {
        truncateSync(segment.path, bytes);
        onNotice({ kind: "tail cut", name: basename(segment.path), bytes: size - bytes });
      }
      // It need not be replayed again, and other programs need the space.
      if (!replaysAfterReboot && isDiskFull(folder)) {
        rmSync(segment.path);
        onNotice({ kind: "deleted on a full disk" });
      } else markReplayed(folder, segment);
      progress.delete(segment.number);
    } catch {
      // As on a read-only disk.
    }
  }

  function isPending(segment: Segment): boolean {
    const { replayed } = segment;
    if (replayed === undefined) return true;
    return replaysAfterReboot && replayed.boot !== boot && !isExpired(segment);
  }

  function progressOf({ number }: Segment): Progress {
    const at = progress.get(number) ?? { bytes: 0, waiting: 0 };
    progress.set(number, at);
    return at;
  }
}

function isExpired({ replayed }: Segment): boolean {
  return replayed !== undefined && replayed.atMs < Date.now() - KEEP_MS;
}

function isDiskFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < FULL_BYTES;
}

async function countLines(folder: string, number: number): Promise<number> {
  let count = 0;
  for await (const lines of readSegment(folder, number)) count += lines.length;
  return count;
}
