import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

let base: string | undefined;

/** A new, empty folder. It is removed when this process ends, however it ends. */
export function tempFolder(): string {
  base ??= newBase();
  return mkdtempSync(join(base, "t"));
}

/**
 * `bun test` runs no exit handlers, and a killed process none at all. So a shell waits for the end of
 * its standard input, which is the end of this process, and then stops every Postgres server and nginx whose files
 * lie in the folder, and removes the folder.
 */
function newBase(): string {
  const folder = mkdtempSync(join(hasMemory() ? MEMORY : tmpdir(), "genie-"));
  // Postgres's own user must be able to pass through.
  chmodSync(folder, 0o711);
  const keeper = spawn("sh", ["-c", CLEAN_UP, "sh", folder], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  keeper.unref();
  return folder;
}

/** Linux's file system in memory. A database begins as a thousand files, which a disk takes ten times as long to make. */
const MEMORY = "/dev/shm";
const ENOUGH_BYTES = 6 * 1024 ** 3;

function hasMemory(): boolean {
  if (process.platform !== "linux") return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, freemem()) > ENOUGH_BYTES;
}

const CLEAN_UP = `
cat
for file in "$1"/*/postmaster.pid; do
  [ -f "$file" ] && kill -QUIT "$(head -n 1 "$file")"
done
for file in "$1"/*/nginx.pid; do
  [ -f "$file" ] && kill -TERM "$(cat "$file")"
done
sleep 0.3
rm -rf "$1"
`;
