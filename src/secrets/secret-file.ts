import { Database } from "bun:sqlite";
import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { syncFolder } from "../../db/journal/sync-folder";

/** What a full disk or a power cut leaves of a file is empty, short, or NULs. */
const WHOLE = /^[^\0]{32,}$/;
/** Another process is waited for this long while it makes the secret. */
const BUSY_MS = 5_000;

/** Tells whoever runs the site, in words. */
export type Tell = (words: string) => void;

const REPLACED =
  "the secret in DATA_DIR was cut short, so a new one took its place: sessions and links from before do not work; where there are accounts, run `bun run admin rotate-keys`";

/**
 * The secret that is kept in the data folder, made once and never less than whole. However many processes ask first,
 * all get the same. One that was cut short could be guessed, so it is replaced, and that is told. Throws when it cannot
 * be read, or a new one not be kept.
 */
export function keptSecret(dataFolder: string, tell: Tell): string {
  const there = read(dataFolder);
  if (isWhole(there)) return there;
  mkdirSync(dataFolder, { recursive: true });
  return alone(dataFolder, () => {
    const before = read(dataFolder);
    // Another process was first: its secret counts.
    if (isWhole(before)) return before;
    const secret = randomBytes(32).toString("base64url");
    keepSecret(dataFolder, secret);
    if (before !== undefined) tell(REPLACED);
    return secret;
  });
}

/**
 * Puts a secret into the data folder, in place of the one that may be there. It gets its name when all of it is on the
 * disk, or not at all. A running site reads it at its next start.
 */
export function keepSecret(dataFolder: string, secret: string): void {
  const file = secretFile(dataFolder);
  const unfinished = `${file}.${process.pid}-${randomBytes(4).toString("hex")}`;
  try {
    const open = openSync(unfinished, "wx", 0o600);
    try {
      writeFileSync(open, secret);
      fsyncSync(open);
    } finally {
      closeSync(open);
    }
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
  syncFolder(dataFolder);
}

const secretFile = (dataFolder: string) => join(dataFolder, "auth-secret");

const isWhole = (secret: string | undefined): secret is string =>
  secret !== undefined && WHOLE.test(secret);

function read(dataFolder: string): string | undefined {
  const file = secretFile(dataFolder);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** SQLite's lock on an empty file: the system drops it with its process, so nothing is left that keeps others out. */
function alone<Result>(dataFolder: string, work: () => Result): Result {
  const lock = new Database(`${secretFile(dataFolder)}.lock`);
  try {
    lock.run(`pragma busy_timeout = ${BUSY_MS}`);
    lock.run("begin exclusive");
    return work();
  } finally {
    lock.close();
  }
}
