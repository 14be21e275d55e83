import { closeSync, fsyncSync, openSync } from "node:fs";

/** Syncs a folder. New and renamed files are durable only after that. */
export function syncFolder(folder: string): void {
  const open = openSync(folder, "r");
  try {
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
}
