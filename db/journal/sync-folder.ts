import { closeSync, fsyncSync, openSync } from "node:fs";

/** Returns when the names in a folder are on the disk. A file that was made or renamed and synced is there only then. */
export function syncFolder(folder: string): void {
  const open = openSync(folder, "r");
  try {
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
}
