import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The folder in a build with one file for each process that serves it, named after its id. */
export const USED_BY = "used-by";

/** Keeps the next build from deleting this one while this process runs. */
export function markBuildInUse(folder: string): void {
  try {
    mkdirSync(join(folder, USED_BY), { recursive: true });
    writeFileSync(join(folder, USED_BY, String(process.pid)), "");
  } catch {
    // A read-only folder, as in a container, is not rebuilt.
  }
}

/** Whether a process of this machine runs. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
