import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

let base: string | undefined;

/** Creates an empty folder that is removed when this process ends, even if it is killed. */
export function tempFolder(): string {
  base ??= newBase();
  return mkdtempSync(join(base, "t"));
}

/**
 * `bun test` runs no exit handlers, and neither does a killed process. So a shell waits until its standard input closes,
 * which is when this process ends, then stops every Postgres server and nginx with files in the folder and removes it.
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

/** Linux's in-memory file system, where the thousand files of a new database are created ten times as fast as on disk. */
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
