import { Database } from "bun:sqlite";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { privateFolder } from "./private-folder";

export class FolderInUse extends Error {
  override readonly name = "FolderInUse";

  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is in use by another process${holder}. Stop that one, or give this one a folder of its own (DATA_DIR).`,
    );
  }
}

/**
 * Locks a data folder against other processes, because PGlite takes no lock and two of them silently lose rows.
 * SQLite's file lock needs no cleanup: the system releases it with the process, even after kill -9. The holder's process
 * id is in a file beside it, for the message only.
 */
export function lockFolder(folder: string, name = "lock"): { release(): void } {
  const path = join(folder, name);
  const file = new Database(path);
  try {
    file.run("pragma locking_mode = exclusive");
    file.run("begin exclusive");
  } catch (error) {
    file.close();
    const isBusy = error instanceof Error && "code" in error && error.code === "SQLITE_BUSY";
    throw isBusy ? new FolderInUse(folder, readHolder(path)) : error;
  }
  writeHolder(path);
  return { release: () => file.close() };
}

/**
 * Locks a data folder for a server until its process ends; commands and the database use another lock. Throws
 * `FolderInUse` if another server has it. Does nothing if the folder cannot be written: pages need none.
 */
export function lockFolderForServer(folder: string): void {
  try {
    held.add(lockFolder(privateFolder(folder), "server-lock"));
  } catch (error) {
    if (error instanceof FolderInUse) throw error;
  }
}

/** Keeps locks from being collected as garbage, which would release them. */
const held = new Set<{ release(): void }>();

const holderOf = (path: string) => `${path}.pid`;

function writeHolder(path: string) {
  try {
    writeFileSync(holderOf(path), String(process.pid), { mode: 0o600 });
  } catch {
    // As on a full disk. The lock holds without it.
  }
}

function readHolder(path: string): string {
  try {
    const pid = readFileSync(holderOf(path), "utf8");
    return /^\d+$/.test(pid) ? ` (pid ${pid})` : "";
  } catch {
    return "";
  }
}
