import { rmSync } from "node:fs";
import { extname, join } from "node:path";
import type { WorkerReply, WorkerRequest } from "./database-worker";
import { lockFolder } from "./folder-lock";
import { privateFolder } from "./private-folder";
import { socketPath } from "./socket-path";

export type Embedded = {
  /** The unix socket on which it answers like any Postgres server. */
  path: string;
  /** Resolves when the database has died; reopen it then. */
  died: Promise<void>;
  /** Kills it; `died` resolves. Committed data is there after reopening. */
  kill: () => void;
  /** Flushes and releases the folder. */
  close: () => Promise<void>;
};

/** Opens the database in a local folder, created if missing. Throws `FolderInUse` when another process has it. */
export async function openEmbedded(folder: string): Promise<Embedded> {
  const dataFolder = privateFolder(folder);
  const path = socketPath(dataFolder);
  const lock = lockFolder(dataFolder);
  // A killed process leaves its socket behind; only the lock's holder may remove it.
  rmSync(path, { force: true });
  const worker = new Worker(WORKER_FILE);
  const gone = new Promise<void>((resolve) => worker.addEventListener("close", () => resolve()));
  void gone.then(() => lock.release());
  worker.addEventListener("message", ({ data }: MessageEvent<WorkerReply>) => {
    if (data.kind === "warning") process.emitWarning(data.message, data.name);
  });
  try {
    await ask(worker, { kind: "open", dataFolder, path });
  } catch (error) {
    worker.terminate();
    await gone;
    throw error;
  }
  worker.addEventListener("message", ({ data }: MessageEvent<WorkerReply>) => {
    if (data.kind === "failed") worker.terminate();
  });
  return {
    path,
    died: gone,
    kill: () => worker.terminate(),
    async close() {
      await ask(worker, { kind: "close" }).catch(() => {});
      worker.terminate();
      await gone;
      rmSync(path, { force: true });
    },
  };
}

/** The worker's file is beside this one: `.ts` in source, `.js` when bundled. */
const WORKER_FILE = join(import.meta.dir, `database-worker${extname(import.meta.path)}`);

/** Resolves when the worker is done; rejects with its reason, or if it dies. */
function ask(worker: Worker, request: WorkerRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<WorkerReply>) => {
      if (data.kind === "failed") reject(new Error(data.reason));
      else if (data.kind !== "warning") resolve();
    });
    worker.addEventListener("error", (event) => reject(new Error(event.message)));
    worker.addEventListener("close", () => reject(new Error("The database thread ended.")));
    worker.postMessage(request);
  });
}
