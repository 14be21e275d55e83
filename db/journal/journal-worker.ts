import type { Batch } from "./file/journal-file";
import { holdJournal, type HolderOptions, type JournalOrder } from "./journal-holder";
import type { JournalNotice } from "./file/journal-recovery";

/** What `journal.ts` sends: how to hold the journal first, then orders, each with its number. */
export type JournalMessage = { id: number } & (
  | { kind: "hold"; options: Omit<HolderOptions, "onNotice"> }
  | JournalOrder
);
/** What it hears: notices, and answers that carry their order's number. */
export type JournalNews =
  | { id: number; batches: Batch[]; failure?: { message: string; code: string | undefined } }
  | { id: undefined; notice: JournalNotice };

/** Waiting for the disk blocks the thread that waits, and pages must not wait with it. */
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
