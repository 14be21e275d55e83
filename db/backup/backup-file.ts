import { createHash } from "node:crypto";
import {
  createReadStream,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  linkSync,
  rmSync,
  statSync,
} from "node:fs";
import { open, type FileHandle } from "node:fs/promises";
import { devNull } from "node:os";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { syncFolder } from "../journal/sync-folder";

/** The file is unreadable, not a backup, truncated or changed. */
class BackupDamaged extends Error {
  override readonly name = "BackupDamaged";

  constructor(path: string, reason: string) {
    super(`${path} ${reason}. Nothing was restored.`);
  }
}

/**
 * Writes lines to a gzipped file that only its owner can read. It gets its name once it is complete and on disk, so
 * no partial backup can be mistaken for one. Throws if the name is taken or the folder is missing, and rethrows what
 * the lines throw.
 */
export async function writeBackupFile(path: string, lines: AsyncIterable<string>): Promise<void> {
  const isThere = () => new Error(`${path} exists. Choose another name.`);
  if (existsSync(path)) throw isThere();
  if (!existsSync(dirname(path)))
    throw new Error(`The folder ${dirname(path)} does not exist. Create it or choose another.`);
  const partial = `${path}.${process.pid}.partial`;
  const isOver = removeIfInterrupted(partial);
  const file = await open(partial, "wx", 0o600);
  try {
    await write(file, lines);
    await file.sync();
    // Unlike rename, link never overwrites.
    linkSync(partial, path);
    syncFolder(dirname(path));
  } catch (error) {
    throw error instanceof Error && "code" in error && error.code === "EEXIST" ? isThere() : error;
  } finally {
    rmSync(partial, { force: true });
    isOver();
    // The data is on disk by now, or another error is being thrown.
    await file.close().catch(() => {});
  }
}

/**
 * Writes the backup to standard output, for a program that encrypts or transfers it. The lines are first spooled to an
 * unnamed file in `folder`: a reader may be slow or wait for a password, which must not block the database, and nothing
 * comes out of a backup that fails. Throws, having removed what it wrote to a file, unless everything was written.
 */
export async function writeBackupOut(lines: AsyncIterable<string>, folder: string): Promise<void> {
  if (goesNowhere(process.stdout.fd))
    throw new Error("Standard output is closed or /dev/null, so nothing would be kept.");
  const path = join(folder, `backup.${process.pid}.partial`);
  const file = await open(path, "wx+", 0o600);
  rmSync(path);
  try {
    await write(file, lines);
    await copyOut(file);
  } finally {
    await file.close();
  }
}

/** A closed standard output is opened as /dev/null. */
function goesNowhere(fd: number): boolean {
  return existsSync(devNull) && statSync(devNull).rdev === fstatSync(fd).rdev;
}

async function copyOut(file: FileHandle): Promise<void> {
  const { fd } = process.stdout;
  const before = fstatSync(fd);
  try {
    await pipeline(file.createReadStream({ start: 0, autoClose: false }), process.stdout);
    // Some file systems report a full disk only now.
    if (before.isFile()) fsyncSync(fd);
  } catch (error) {
    if (before.isFile()) ftruncateSync(fd, before.size);
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The backup was not written completely (${reason}). Discard what arrived.`, {
      cause: error,
    });
  }
}

/** Deletes the partial file on Ctrl-C. */
function removeIfInterrupted(path: string): () => void {
  const onSignal = (_name: string, number: number) => {
    rmSync(path, { force: true });
    process.exit(128 + number);
  };
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const signal of signals) process.once(signal, onSignal);
  return () => signals.forEach((signal) => process.off(signal, onSignal));
}

async function write(file: FileHandle, lines: AsyncIterable<string>): Promise<void> {
  await pipeline(withDigest(lines), createGzip(), async (zipped: AsyncIterable<Uint8Array>) => {
    for await (const bytes of zipped) await file.writeFile(bytes);
  });
}

/** Appends a digest of all lines, which reveals truncated or changed files. */
async function* withDigest(lines: AsyncIterable<string>): AsyncGenerator<string> {
  const hash = createHash("sha256");
  for await (const text of lines) {
    hash.update(text);
    yield text;
  }
  yield endLine(hash.digest("hex"));
}

const endLine = (sha256: string) => `${JSON.stringify({ end: true, sha256 })}\n`;

/** Throws `BackupDamaged` unless the file is complete and unchanged. */
export async function checkBackupFile(path: string): Promise<void> {
  const hash = createHash("sha256");
  let last: string | undefined;
  for await (const line of readLines(path)) {
    if (last !== undefined) hash.update(`${last}\n`);
    last = line;
  }
  if (!last?.startsWith('{"end":')) throw new BackupDamaged(path, "ends too early");
  if (`${last}\n` !== endLine(hash.digest("hex")))
    throw new BackupDamaged(path, "was changed: its digest differs");
}

/** The lines of a checked file, without the digest. */
export async function* readBackupFile(path: string): AsyncGenerator<string> {
  let last: string | undefined;
  for await (const line of readLines(path)) {
    if (last !== undefined) yield last;
    last = line;
  }
}

async function* readLines(path: string): AsyncGenerator<string> {
  const plain = createGunzip();
  const read = pipeline(createReadStream(path), plain);
  read.catch(() => {});
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let rest = "";
  try {
    for await (const bytes of plain as AsyncIterable<Uint8Array>) {
      const lines = (rest + decoder.decode(bytes, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    throw new BackupDamaged(path, whyUnread(error));
  }
  if (rest !== "") throw new BackupDamaged(path, "ends too early");
}

/** Errors of the system are not about the content. */
function whyUnread(error: unknown): string {
  if (!(error instanceof Error && "syscall" in error)) return "is truncated or not a backup";
  return "code" in error && error.code === "ENOENT"
    ? "is not there"
    : `cannot be read (${error.message})`;
}
