import { accessSync, constants, statfsSync } from "node:fs";

/** The journal needs a few pages for a form. */
const MIN_FREE_BYTES = 1024 * 1024;

/** Free bytes on the disk of a folder; undefined if it cannot be read. */
export function freeBytes(folder: string): number | undefined {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}

/** Whether files in a folder can be written: it is not read-only, and the disk is not full. */
export function canWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return (freeBytes(folder) ?? 0) >= MIN_FREE_BYTES;
  } catch {
    return false;
  }
}
