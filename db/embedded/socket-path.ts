import { createHash } from "node:crypto";
import { lstatSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The name by which psql and others find a server in a folder: `psql -h DATA_DIR postgres postgres`. */
const NAME = ".s.PGSQL.5432";

/** Linux takes 107 bytes for the address of a unix socket, macOS 103. */
const MAX_BYTES = 103;

/**
 * Where the embedded database of a data folder (an absolute path) listens: in the folder itself, or,
 * when that path is too long for a socket, in a private folder for temporary files named after it.
 */
export function socketPath(dataFolder: string): string {
  const inside = join(dataFolder, NAME);
  if (Buffer.byteLength(inside) <= MAX_BYTES) return inside;
  const hash = createHash("sha256").update(dataFolder).digest("hex").slice(0, 16);
  const folder = join(tmpdir(), `genie-site-${hash}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(folder);
  if (uid !== process.getuid?.() || (mode & 0o077) !== 0) {
    throw new Error(`${folder} belongs to someone else. Remove it, or use a shorter DATA_DIR.`);
  }
  return join(folder, NAME);
}
