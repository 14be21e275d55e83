import { rmSync, statSync } from "node:fs";
import type { JournalEntry } from "./journal-entry";
import { createSegment, encodeEntry, type OpenSegment } from "./segments";

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
    close: async (): Promise<void> => {
      await active?.file.close();
      active = undefined;
    },
  };

  /** Runs calls that change the open segment one after another. */
  function inTurn<T>(run: () => Promise<T>): Promise<T> {
    const result = last.then(run);
    last = result.catch(() => {});
    return result;
  }

  async function write(lines: Buffer): Promise<OpenSegment> {
    const to = await openWithSpace();
    try {
      await to.file.appendFile(lines);
      await to.file.datasync();
    } catch (error) {
      await giveUp(to);
      throw error;
    }
    to.bytes += lines.length;
    const now = statSync(to.path, { throwIfNoEntry: false });
    return now?.ino === to.inode && now.size >= to.bytes ? to : replace(to);
  }

  async function openWithSpace(): Promise<OpenSegment> {
    const full = active;
    if (full && full.bytes < SEGMENT_BYTES) return full;
    active = await createSegment(folder, full?.number).catch((error: unknown) => {
      // Without a free descriptor, the open one has to do.
      if (full) return full;
      throw error;
    });
    if (active !== full) await full?.file.close();
    return active;
  }

  /** After a failure, nothing is known about the end of the file. */
  async function giveUp(failed: OpenSegment) {
    const { file, bytes, path } = failed;
    if (active === failed) active = undefined;
    await file.truncate(bytes).catch(() => {});
    await file.close().catch(() => {});
    if (bytes === 0) rmSync(path, { force: true });
  }

  async function replace(gone: OpenSegment): Promise<OpenSegment> {
    const { size } = await gone.file.stat();
    const content = Buffer.alloc(Math.min(size, gone.bytes));
    await gone.file.read(content, 0, content.length, 0);
    const beside = await createSegment(folder, gone.number);
    try {
      await beside.file.appendFile(content);
      await beside.file.sync();
    } catch (error) {
      await giveUp(beside);
      throw error;
    }
    beside.bytes = content.length;
    active = beside;
    await gone.file.close();
    onReplaced(gone, beside, content.toString("latin1").split("\n").length - 1);
    return beside;
  }
}
