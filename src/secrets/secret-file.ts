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

/** A full disk or a power cut leaves an empty, short or NUL-filled file. */
const VALID = /^[^\0]{32,}$/;
/** How long to wait for another process that creates the secret. */
const BUSY_MS = 5_000;

/** Logs a warning for the operator. */
export type Warn = (message: string) => void;

const REPLACED =
  "the secret in DATA_DIR was cut short, so a new one took its place: sessions and links from before do not work; where there are accounts, run `bun run admin rotate-keys`";

/**
 * Returns the secret in the data folder, created on first use. Concurrent processes get the same one. A truncated
 * secret could be guessed, so it is replaced, with a warning. Throws if it cannot be read or written.
 */
export function loadSecretFile(dataFolder: string, warn: Warn): string {
  const there = read(dataFolder);
  if (isValid(there)) return there;
  mkdirSync(dataFolder, { recursive: true });
  return withLock(dataFolder, () => {
    const before = read(dataFolder);
    // Another process created it first.
    if (isValid(before)) return before;
    const secret = randomBytes(32).toString("base64url");
    writeSecretFile(dataFolder, secret);
    if (before !== undefined) warn(REPLACED);
    return secret;
  });
}

/** Whether the data folder has a secret. */
export const isSecretCreated = (dataFolder: string): boolean => isValid(read(dataFolder));

/** Replaces the secret in the data folder atomically. A running site reads it at its next start. */
export function writeSecretFile(dataFolder: string, secret: string): void {
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

const isValid = (secret: string | undefined): secret is string =>
  secret !== undefined && VALID.test(secret);

function read(dataFolder: string): string | undefined {
  const file = secretFile(dataFolder);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** SQLite's file lock: the system releases it when the process ends, so nothing stale blocks others. */
function withLock<Result>(dataFolder: string, work: () => Result): Result {
  const lock = new Database(`${secretFile(dataFolder)}.lock`);
  try {
    lock.run(`pragma busy_timeout = ${BUSY_MS}`);
    lock.run("begin exclusive");
    return work();
  } finally {
    lock.close();
  }
}
