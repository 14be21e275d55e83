import { createHash } from "node:crypto";
import { createReadStream, existsSync, linkSync, rmSync } from "node:fs";
import { open, type FileHandle } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { syncFolder } from "../journal/sync-folder";

/** The file cannot be read, or is no backup, or not all of one, or not as it was written. */
class BackupDamaged extends Error {
  override readonly name = "BackupDamaged";

  constructor(path: string, reason: string) {
    super(`${path} ${reason}. Nothing was restored.`);
  }
}

/**
 * Keeps lines in a gzipped file that only its owner may read. It gets its name when all of it is on the disk, so that no
 * half of a backup can be taken for a whole one, and none is left behind. Throws when something of that name is there
 * already, when the folder is not, and whatever the lines throw.
 */
export async function writeBackupFile(path: string, lines: AsyncIterable<string>): Promise<void> {
  const isThere = () => new Error(`${path} is there already: choose another name.`);
  if (existsSync(path)) throw isThere();
  if (!existsSync(dirname(path)))
    throw new Error(`There is no folder ${dirname(path)}: make it, or choose another.`);
  const partial = `${path}.${process.pid}.partial`;
  const isOver = removeIfInterrupted(partial);
  const file = await open(partial, "wx", 0o600);
  try {
    await write(file, lines);
    await file.sync();
    // Unlike a renaming, this overwrites nothing that has come meanwhile.
    linkSync(partial, path);
    syncFolder(dirname(path));
  } catch (error) {
    throw error instanceof Error && "code" in error && error.code === "EEXIST" ? isThere() : error;
  } finally {
    rmSync(partial, { force: true });
    isOver();
    // All of it is on the disk by now, or the reason why not is on its way.
    await file.close().catch(() => {});
  }
}

/**
 * The same to standard output, for a program that encrypts it or takes it elsewhere. That may be slow, or wait for a
 * password: with a folder all lines are first read into a file there that has no name, so that nobody waits for it but us.
 */
export async function writeBackupOut(
  lines: AsyncIterable<string>,
  folder: string | undefined,
): Promise<void> {
  if (folder === undefined) return pipeline(withDigest(lines), createGzip(), process.stdout);
  const path = join(folder, `backup.${process.pid}.partial`);
  const file = await open(path, "wx+", 0o600);
  rmSync(path);
  try {
    await write(file, lines);
    await pipeline(file.createReadStream({ start: 0, autoClose: false }), process.stdout);
  } finally {
    await file.close();
  }
}

/** Until it is over, Ctrl-C leaves nothing behind either. */
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

/** Ends with a digest of all lines, by which a file that was cut or changed is known. */
async function* withDigest(lines: AsyncIterable<string>): AsyncGenerator<string> {
  const hash = createHash("sha256");
  for await (const text of lines) {
    hash.update(text);
    yield text;
  }
  yield endLine(hash.digest("hex"));
}

const endLine = (sha256: string) => `${JSON.stringify({ end: true, sha256 })}\n`;

/** Throws `BackupDamaged` unless the file is whole and as it was written. */
export async function checkBackupFile(path: string): Promise<void> {
  const hash = createHash("sha256");
  let last: string | undefined;
  for await (const line of readLines(path)) {
    if (last !== undefined) hash.update(`${last}\n`);
    last = line;
  }
  if (!last?.startsWith('{"end":')) throw new BackupDamaged(path, "ends too early");
  if (`${last}\n` !== endLine(hash.digest("hex")))
    throw new BackupDamaged(path, "is not as it was written: its digest differs");
}

/** The lines of a file that was checked, without the digest. */
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

/** What the system says of a file is not what is said of its content. */
function whyUnread(error: unknown): string {
  if (!(error instanceof Error && "syscall" in error)) return "is cut short, or is no backup";
  return "code" in error && error.code === "ENOENT"
    ? "is not there"
    : `cannot be read (${error.message})`;
}
