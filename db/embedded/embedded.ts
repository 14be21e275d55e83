import { chmodSync, mkdirSync, realpathSync, rmSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import type { WorkerNews, WorkerOrder } from "./database-worker";
import { lockFolder } from "./folder-lock";
import { socketPath } from "./socket-path";

export type Embedded = {
  /** The unix socket on which it answers like any Postgres server. */
  path: string;
  /** Resolves when the database has died by itself; open it anew then. */
  died: Promise<void>;
  /** Ends it at once; `died` tells when. What it committed is found when it is opened anew. */
  kill: () => void;
  /** Writes what is pending, and lets go of the folder. */
  close: () => Promise<void>;
};

/**
 * Opens the database kept in a folder of this machine, which is made, and filled, when it is new.
 * Throws `FolderInUse` when another process has it.
 */
export async function openEmbedded(folder: string): Promise<Embedded> {
  const dataFolder = privateFolder(folder);
  const path = socketPath(dataFolder);
  const lock = lockFolder(dataFolder);
  // A process that was killed leaves its socket behind; only the holder of the lock may remove it.
  rmSync(path, { force: true });
  const worker = new Worker(WORKER_FILE);
  const gone = new Promise<void>((resolve) => worker.addEventListener("close", () => resolve()));
  void gone.then(() => lock.release());
  try {
    await ask(worker, { kind: "open", dataFolder, path });
  } catch (error) {
    worker.terminate();
    await gone;
    throw error;
  }
  worker.addEventListener("message", ({ data }: MessageEvent<WorkerNews>) => {
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

/**
 * Only its owner may look into the folder: it holds addresses, and whoever reaches the socket is let in.
 * A folder mounted by someone else cannot be closed; what is made in it is private by itself.
 */
export function privateFolder(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (statSync(folder).uid === process.getuid?.()) chmodSync(folder, 0o700);
  return realpathSync(folder);
}

/**
 * The thread's file stands beside this one and has its extension: `.ts` when run from source, `.js`
 * when both were bundled into one folder.
 */
const WORKER_FILE = join(import.meta.dir, `database-worker${extname(import.meta.path)}`);

/** Resolves when the order was carried out; rejects with the thread's reason, or when it dies first. */
function ask(worker: Worker, order: WorkerOrder): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<WorkerNews>) =>
      data.kind === "failed" ? reject(new Error(data.reason)) : resolve(),
    );
    worker.addEventListener("error", (event) => reject(new Error(event.message)));
    worker.addEventListener("close", () => reject(new Error("The database thread ended.")));
    worker.postMessage(order);
  });
}
