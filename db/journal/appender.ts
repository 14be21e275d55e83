import { closeSync, fstatSync, ftruncateSync, readSync, rmSync, statSync } from "node:fs";
import type { JournalEntry } from "./journal-entry";
import { createSegment, encodeEntry, writeWhole, type OpenSegment } from "./segments";
import { syncData } from "./sync-data";

/** A segment of this size is followed by another one. */
const SEGMENT_BYTES = 4 * 1024 * 1024;

type AppenderOptions = {
  onAppended: (to: OpenSegment, count: number) => void;
  /** The open file was deleted, replaced or cut off: `recovered` lines of it are in a new one. */
  onReplaced: (gone: OpenSegment, by: OpenSegment, recovered: number) => void;
};

/** Appends entries to the open segment, which the first one creates. */
export function createAppender(folder: string, { onAppended, onReplaced }: AppenderOptions) {
  let active: OpenSegment | undefined;
  let last: Promise<unknown> = Promise.resolve();

  return {
    active: () => active,
    inTurn,
    /** Resolves once the entries are synced to disk; rejects if they cannot be. */
    append: (entries: JournalEntry[]): Promise<void> => {
      const lines = Buffer.from(entries.map(encodeEntry).join(""));
      return inTurn(async () => onAppended(await write(lines), entries.length));
    },
    /** Closes the open segment. Call it in turn. */
    close: (): void => {
      if (active) closeSync(active.file);
      active = undefined;
    },
  };

  /** Runs calls that change the open segment one after another. */
  function inTurn<T>(run: () => T | Promise<T>): Promise<T> {
    const result = last.then(run);
    last = result.catch(() => {});
    return result;
  }

  async function write(lines: Buffer): Promise<OpenSegment> {
    const to = openWithSpace();
    try {
      writeWhole(to.file, lines);
      await syncData(to.file);
    } catch (error) {
      giveUp(to);
      throw error;
    }
    to.bytes += lines.length;
    const now = statSync(to.path, { throwIfNoEntry: false });
    return now?.ino === to.inode && now.size >= to.bytes ? to : replace(to);
  }

  function openWithSpace(): OpenSegment {
    const full = active;
    if (full && full.bytes < SEGMENT_BYTES) return full;
    try {
      active = createSegment(folder, full?.number);
    } catch (error) {
      // Without a free descriptor, the open one has to do.
      if (!full) throw error;
      return full;
    }
    if (full) closeSync(full.file);
    return active;
  }

  /** After a failure, nothing is known about the end of the file. */
  function giveUp({ file, bytes, path }: OpenSegment) {
    if (active?.file === file) active = undefined;
    try {
      ftruncateSync(file, bytes);
    } catch {
      // Replay finds the end of the last whole line.
    }
    closeSync(file);
    if (bytes === 0) rmSync(path, { force: true });
  }

  async function replace(gone: OpenSegment): Promise<OpenSegment> {
    const content = Buffer.alloc(Math.min(fstatSync(gone.file).size, gone.bytes));
    readSync(gone.file, content, 0, content.length, 0);
    const beside = createSegment(folder, gone.number);
    try {
      writeWhole(beside.file, content);
      await syncData(beside.file);
    } catch (error) {
      giveUp(beside);
      throw error;
    }
    beside.bytes = content.length;
    active = beside;
    closeSync(gone.file);
    onReplaced(gone, beside, content.toString("latin1").split("\n").length - 1);
    return beside;
  }
}
