import { createHash } from "node:crypto";
import { lstatSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The name psql expects: `psql -h DATA_DIR postgres postgres`. */
const NAME = ".s.PGSQL.5432";

/** Linux allows 107 bytes for a unix socket's path, macOS 103. */
const MAX_BYTES = 103;

/**
 * Returns the socket's path for a data folder (an absolute path): in the folder or, if that path is too long, in a
 * private temporary folder named after it.
 */
export function socketPath(dataFolder: string): string {
  const inside = join(dataFolder, NAME);
  if (Buffer.byteLength(inside) <= MAX_BYTES) return inside;
  const hash = createHash("sha256").update(dataFolder).digest("hex").slice(0, 16);
  const folder = join(tmpdir(), `genie-site-${hash}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(folder);
  if (uid !== process.getuid?.() || (mode & 0o077) !== 0) {
    throw new Error(`${folder} belongs to another user. Remove it or use a shorter DATA_DIR.`);
  }
  return join(folder, NAME);
}
