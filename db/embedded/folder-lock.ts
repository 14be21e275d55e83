import { Database } from "bun:sqlite";
import { join } from "node:path";

export class FolderInUse extends Error {
  override readonly name = "FolderInUse";

  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process. Stop that one, or give this one a folder of its own (DATA_DIR).`,
    );
  }
}

/**
 * Locks a data folder against other processes, because PGlite takes no lock and two of them silently lose rows.
 * SQLite's file lock needs no cleanup: the system releases it with the process, even after kill -9.
 */
export function lockFolder(folder: string): { release(): void } {
  const file = new Database(join(folder, "lock"));
  try {
    file.run("pragma locking_mode = exclusive");
    file.run("begin exclusive");
  } catch (error) {
    file.close();
    const isBusy = error instanceof Error && "code" in error && error.code === "SQLITE_BUSY";
    throw isBusy ? new FolderInUse(folder) : error;
  }
  return { release: () => file.close() };
}
