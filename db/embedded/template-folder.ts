import { dataDir } from "@electric-sql/pglite-prepopulatedfs";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

const UNFINISHED = "postgres.unfinished-";

/**
 * The folder of the embedded database; the first time it is unpacked from a prepared archive, because
 * initdb takes seconds and close to 1 GB. It gets its name only when it is whole, so a process killed
 * half-way leaves nothing that looks like a database, and the next one clears away what it left: Postgres' own lock file
 * too, which it makes before it writes it, and does not open with one that is empty. Needs the folder's lock.
 */
export async function prepareFolder(dataFolder: string): Promise<string> {
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
