import { extname, join } from "node:path";
import { Worker } from "node:worker_threads";
import type { SyncReply } from "./sync-worker";

type Caller = PromiseWithResolvers<void>;

let thread: { worker: Worker; callers: Caller[] } | undefined;

/** Starts the thread that syncs. Without a free descriptor, it could not be started later. */
export function prepareToSync(): void {
  thread ??= startThread();
}

/**
 * Syncs a file's content to disk, in a thread of its own: a slow disk stops no page, and Bun's pool of threads, which
 * asynchronous file calls use, also looks up hosts and hashes passwords. One lookup without an answer takes it for 5 s.
 */
export function syncData(file: number): Promise<void> {
  thread ??= startThread();
  const caller = Promise.withResolvers<void>();
  thread.callers.push(caller);
  // A command ends only once its entries are durable.
  thread.worker.ref();
  thread.worker.postMessage(file);
  return caller.promise;
}

function startThread() {
  // Beside this file: `.ts` in source, `.js` when bundled.
  const worker = new Worker(join(import.meta.dir, `sync-worker${extname(import.meta.path)}`));
  const callers: Caller[] = [];
  // Bun ignores it any earlier.
  worker.on("online", () => {
    if (callers.length === 0) worker.unref();
  });
  worker.on("message", ({ error }: SyncReply) => {
    // Answers come in the order of the calls.
    const caller = callers.shift();
    if (callers.length === 0) worker.unref();
    if (error) caller?.reject(Object.assign(new Error(error.message), error));
    else caller?.resolve();
  });
  worker.on("exit", () => {
    thread = undefined;
    for (const caller of callers) caller.reject(new Error("The thread that syncs files ended."));
  });
  return { worker, callers };
}
