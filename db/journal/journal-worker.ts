import type { Batch } from "./file/journal-file";
import { holdJournal, type HolderOptions, type JournalOrder } from "./journal-holder";
import type { JournalNotice } from "./file/journal-recovery";

/** Messages from `journal.ts`: first the options, then numbered commands. */
export type JournalMessage = { id: number } & (
  | { kind: "hold"; options: Omit<HolderOptions, "onNotice"> }
  | JournalOrder
);
/** Messages to `journal.ts`: notices, and responses with their command's number. */
export type JournalNews =
  | { id: number; batches: Batch[]; failure?: { message: string; code: string | undefined } }
  | { id: undefined; notice: JournalNotice };

/** Syncing blocks the thread, so it has its own: pages must not wait for the disk. */
declare const self: Worker;

let carryOut: ReturnType<typeof holdJournal> | undefined;

self.addEventListener("message", ({ data }: MessageEvent<JournalMessage>) => {
  const { id } = data;
  try {
    tell({ id, batches: obey(data) });
  } catch (error) {
    tell({ id, batches: [], failure: describeError(error) });
  }
});

function obey(message: JournalMessage): Batch[] {
  if (message.kind === "hold") {
    const onNotice = (notice: JournalNotice) => tell({ id: undefined, notice });
    carryOut = holdJournal({ ...message.options, onNotice });
    return [];
  }
  if (carryOut === undefined) throw new Error("The journal is not open.");
  return carryOut(message);
}

function tell(news: JournalNews) {
  self.postMessage(news);
}

function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error), code: undefined };
  const code = "code" in error ? String(error.code) : undefined;
  return { message: `${error.name}: ${error.message}`, code };
}
