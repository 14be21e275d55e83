import type { Batch } from "./file/journal-file";
import {
  createJournalExecutor,
  type ExecutorOptions,
  type JournalCommand,
} from "./journal-executor";
import type { JournalNotice } from "./file/journal-recovery";

/** Messages from `journal.ts`: first the options, then numbered commands. */
export type JournalRequest = { id: number } & (
  | { kind: "start"; options: Omit<ExecutorOptions, "onNotice"> }
  | JournalCommand
);
/** Messages to `journal.ts`: notices, and responses with their command's number. */
export type JournalReply =
  | { id: number; batches: Batch[]; failure?: { message: string; code: string | undefined } }
  | { id: undefined; notice: JournalNotice };

/** Syncing blocks the thread, so it has its own: pages must not wait for the disk. */
declare const self: Worker;

let execute: ReturnType<typeof createJournalExecutor> | undefined;

self.addEventListener("message", ({ data }: MessageEvent<JournalRequest>) => {
  const { id } = data;
  try {
    reply({ id, batches: runRequest(data) });
  } catch (error) {
    reply({ id, batches: [], failure: describeError(error) });
  }
});

function runRequest(message: JournalRequest): Batch[] {
  if (message.kind === "start") {
    const onNotice = (notice: JournalNotice) => reply({ id: undefined, notice });
    execute = createJournalExecutor({ ...message.options, onNotice });
    return [];
  }
  if (execute === undefined) throw new Error("The journal is not open.");
  return execute(message);
}

function reply(data: JournalReply) {
  self.postMessage(data);
}

function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error), code: undefined };
  const code = "code" in error ? String(error.code) : undefined;
  return { message: `${error.name}: ${error.message}`, code };
}
