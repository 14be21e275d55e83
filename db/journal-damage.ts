import { existsSync, renameSync } from "node:fs";

/** Whether a file turned out not to be what SQLite wrote. */
export function isDamage(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "SQLITE_NOTADB" || code === "SQLITE_CORRUPT";
}

/** Keeps a damaged journal under another name, for somebody to rescue what is in it. */
export function setAside(path: string): void {
  const now = Date.now();
  for (const part of ["", "-wal", "-shm"])
    if (existsSync(path + part)) renameSync(path + part, `${path}.damaged-${now}${part}`);
}
