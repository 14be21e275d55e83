import { setPriority } from "node:os";
import { PGlite } from "@electric-sql/pglite";
import { serveWire } from "./wire-server";
import { dataDir } from "@electric-sql/pglite-prepopulatedfs";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** What `embedded.ts` sends, and what it hears. */
export type WorkerOrder = { kind: "open"; dataFolder: string; path: string } | { kind: "close" };
export type WorkerNews = { kind: "open" } | { kind: "closed" } | { kind: "failed"; reason: string };

/**
 * The embedded database runs in a thread of its own: each of its queries blocks the thread that makes
 * it, and pages must not wait for sign-ups.
 */
declare const self: Worker;

/** Pages go first where cores are few. On Linux this is the thread's own priority, elsewhere the whole process's. */
if (process.platform === "linux") setPriority(10);

const tell = (news: WorkerNews) => self.postMessage(news);
const fail = (error: unknown) => tell({ kind: "failed", reason: describeError(error) });

let close = async () => {};

self.addEventListener("message", ({ data }: MessageEvent<WorkerOrder>) => {
  const done = data.kind === "open" ? open(data.dataFolder, data.path) : close();
  done.then(() => tell({ kind: data.kind === "open" ? "open" : "closed" }), fail);
});

async function open(dataFolder: string, path: string) {
  const db = await PGlite.create({
    dataDir: await prepareFolder(dataFolder),
    startParams: [...PGlite.defaultStartParams, ...FRUGAL],
  });
  const server = await serveWire(db, path, fail);
  close = async () => {
    await server.close();
    await db.close();
  };
}

/**
 * The usual 128 MB of page cache would double the memory of the site, and the system caches the files
 * as well; nor is 1 GB of log worth keeping for a list of addresses.
 */
const FRUGAL = ["-c", "shared_buffers=16MB", "-c", "max_wal_size=64MB", "-c", "min_wal_size=32MB"];

/** PGlite throws things that are not errors when the database inside it gives up. */
function describeError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

const UNFINISHED = "postgres.unfinished-";

/**
 * The folder of the embedded database; the first time it is unpacked from a prepared archive, because
 * initdb takes seconds and close to 1 GB. It gets its name only when it is whole, so a process killed
 * half-way leaves nothing that looks like a database, and the next one clears away what it left: Postgres' own lock file
 * too, which it makes before it writes it, and does not open with one that is empty. Needs the folder's lock.
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
