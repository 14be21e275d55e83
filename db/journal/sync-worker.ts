import { fdatasyncSync } from "node:fs";
import { parentPort } from "node:worker_threads";

/** What `sync-data.ts` gets for each descriptor that it sends. */
export type SyncReply = { error?: { code: string | undefined; message: string } };

parentPort?.on("message", (file: number) => {
  const reply: SyncReply = {};
  try {
    fdatasyncSync(file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    reply.error = { code, message };
  }
  parentPort?.postMessage(reply);
});
