import { PGlite } from "@electric-sql/pglite";
import { serveWire } from "./wire-server";
import { dataDir } from "@electric-sql/pglite-prepopulatedfs";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** Messages from and to `embedded.ts`. */
export type WorkerRequest = { kind: "open"; dataFolder: string; path: string } | { kind: "close" };
export type WorkerReply =
  | { kind: "open" }
  | { kind: "closed" }
  | { kind: "failed"; reason: string }
  | { kind: "warning"; name: string; message: string };

/** The embedded database runs in its own thread: queries block the thread that runs them, and pages must not wait. */
declare const self: Worker;

const reply = (data: WorkerReply) => self.postMessage(data);
/** PGlite throws non-errors when the database crashes; both become text. */
const fail = (error: unknown) => reply({ kind: "failed", reason: String(error) });

/** The main thread logs warnings; Bun's own listener would print them. */
process.removeAllListeners("warning");
process.on("warning", ({ name, message }) => reply({ kind: "warning", name, message }));

let close = async () => {};

self.addEventListener("message", ({ data }: MessageEvent<WorkerRequest>) => {
  const done = data.kind === "open" ? open(data.dataFolder, data.path) : close();
  done.then(() => reply({ kind: data.kind === "open" ? "open" : "closed" }), fail);
});

async function open(dataFolder: string, path: string) {
  const db = await PGlite.create({
    dataDir: await prepareFolder(dataFolder),
    startParams: [...PGlite.defaultStartParams, ...LOW_MEMORY],
  });
  const server = await serveWire(db, path, fail);
  close = async () => {
    await server.close();
    await db.close();
  };
}

/**
 * The default 128 MB of buffers would double the site's memory, though the system caches files too; 1 GB of WAL is
 * too much for a list of addresses.
 */
const LOW_MEMORY = [
  "-c",
  "shared_buffers=16MB",
  "-c",
  "max_wal_size=64MB",
  "-c",
  "min_wal_size=32MB",
];

const UNFINISHED = "postgres.unfinished-";

/**
 * Prepares the database's folder. At first it is unpacked from a template, because initdb takes seconds and close to
 * 1 GB. It is renamed when complete, so a killed process leaves nothing that looks like a database, and the next one
 * cleans up. Also deletes the lock file of Postgres, which does not start if that file is empty. Requires the
 * folder's lock.
 */
async function prepareFolder(dataFolder: string): Promise<string> {
  const folder = join(dataFolder, "postgres");
  for (const name of await readdir(dataFolder)) {
    if (name.startsWith(UNFINISHED)) await rm(join(dataFolder, name), { recursive: true });
  }
  if (!existsSync(folder)) {
    const unfinished = await mkdtemp(join(dataFolder, UNFINISHED));
    const archive = await dataDir();
    await new Bun.Archive(await archive.bytes()).extract(unfinished);
    await rename(unfinished, folder);
  }
  await rm(join(folder, "postmaster.pid"), { force: true });
  return folder;
}
