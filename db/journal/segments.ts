import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { link, open, type FileHandle } from "node:fs/promises";
import { dirname, join } from "node:path";
import { privateFolder } from "../embedded/private-folder";
import type { JournalEntry } from "./journal-entry";

/**
 * A file of the journal. Each line is the CRC-32 of an entry in hexadecimal, a space, and the entry as JSON. Bytes never
 * move: the site appends lines to its own segment, and an erasure overwrites lines with spaces. So a command can erase
 * while the site appends, and a crash between two lines leaves nothing to repair.
 */
export type Segment = {
  number: number;
  path: string;
  /** When the database had all its entries, and since which start of the machine. */
  replayed?: { atMs: number; boot: string } | undefined;
};

/** A segment that is being appended to. `bytes` counts synced lines only. */
export type OpenSegment = Segment & { file: FileHandle; inode: number; bytes: number };

/** A line without its end; `at` is its position in the file. */
export type Line = { text: string; at: number; bytes: number };

/** What is read at once, about a thousand entries: parsing more would make pages wait. */
const READ_BYTES = 256 * 1024;

export const journalFolder = (dataFolder: string): string => join(dataFolder, "journal");

const NAME = /^(\d{8})(?:\.replayed-(\d+)-([\w-]+))?\.jsonl$/;
const nameOf = (number: number) => String(number).padStart(8, "0");

/** All segments, oldest first. */
export function listSegments(folder: string): Segment[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const segments = names.flatMap((name): Segment[] => {
    const [, number, atMs, boot] = NAME.exec(name) ?? [];
    if (number === undefined) return [];
    const replayed = boot === undefined ? undefined : { atMs: Number(atMs), boot };
    return [{ number: Number(number), path: join(folder, name), replayed }];
  });
  return segments.toSorted((a, b) => a.number - b.number);
}

/** Creates an empty segment with a number of its own. Only its owner may read it: it contains addresses. */
export async function createSegment(folder: string, above = 0): Promise<OpenSegment> {
  privateFolder(dirname(folder));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const number = 1 + Math.max(above, listSegments(folder).at(-1)?.number ?? 0);
  const path = join(folder, `${nameOf(number)}.jsonl`);
  const file = await open(path, "ax+", 0o600).catch(unless("EEXIST"));
  // Another process was faster.
  if (!file) return createSegment(folder, number);
  try {
    // A new file is durable only once its folder is.
    await syncFolder(folder);
    await syncFolder(dirname(folder));
    return { number, path, file, inode: (await file.stat()).ino, bytes: 0 };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/**
 * Moves the whole lines of a damaged segment to a new file. The old one gets another name, to be examined. A crash before
 * the end changes nothing.
 */
export async function setAside(
  folder: string,
  { number, path }: Segment,
): Promise<{ name: string; recovered: number } | undefined> {
  const lines: Line[] = [];
  for await (const some of readSegment(folder, number)) lines.push(...some);
  const whole = lines.filter((line) => decodeLine(line) !== "damaged");
  // It was read while a command erased an address.
  if (whole.length === lines.length) return undefined;
  const unfinished = join(folder, `${nameOf(number)}.unfinished`);
  await writeSynced(unfinished, whole.map(({ text }) => `${text}\n`).join(""));
  const name = `${nameOf(number)}.damaged-${Date.now()}`;
  await link(path, join(folder, name));
  renameSync(unfinished, path);
  await syncFolder(folder);
  return { name, recovered: whole.length };
}

async function writeSynced(path: string, content: string): Promise<void> {
  const file = await open(path, "w", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Renames a segment whose entries the database has. A power cut may undo this, so replays must be repeatable. */
export function markReplayed(folder: string, { number, path, replayed }: Segment): void {
  const atMs = replayed?.atMs ?? Date.now();
  renameSync(path, join(folder, `${nameOf(number)}.replayed-${atMs}-${boot}.jsonl`));
}

export function encodeEntry(entry: JournalEntry): string {
  const json = JSON.stringify(entry);
  return `${checksum(json)} ${json}\n`;
}

export function decodeLine({ text }: Line): JournalEntry | "erased" | "damaged" {
  if (text !== "" && text.trimStart() === "") return "erased";
  const json = text.slice(9);
  return text === `${checksum(json)} ${json}` ? (JSON.parse(json) as JournalEntry) : "damaged";
}

const checksum = (json: string) => Bun.hash.crc32(json).toString(16).padStart(8, "0");

/** Reads whole lines from a position on: at least one if there is one before `end`. */
export async function readLines(file: FileHandle, from: number, end = Infinity): Promise<Line[]> {
  for (let size = READ_BYTES; ; size *= 2) {
    const buffer = Buffer.alloc(Math.min(size, end - from));
    const { bytesRead } = await file.read(buffer, 0, buffer.length, from);
    const lines: Line[] = [];
    let start = 0;
    for (let stop = 0; (stop = buffer.indexOf("\n", start)) >= 0; start = stop + 1)
      lines.push({
        text: buffer.toString("utf8", start, stop),
        at: from + start,
        bytes: stop - start,
      });
    if (lines.length > 0 || bytesRead < size) return lines;
  }
}

/** Reads a segment's whole lines, even if the site renames it meanwhile. */
export async function* readSegment(folder: string, number: number): AsyncGenerator<Line[]> {
  const file = await openSegment(folder, number, "r");
  if (file === undefined) return;
  try {
    let lines = await readLines(file, 0);
    while (lines.length > 0) {
      yield lines;
      lines = await readLines(file, endOf(lines));
    }
  } finally {
    await file.close();
  }
}

/** Undefined if it was deleted meanwhile. */
export async function openSegment(
  folder: string,
  number: number,
  flags: "r" | "r+",
): Promise<FileHandle | undefined> {
  const path = listSegments(folder).find((one) => one.number === number)?.path;
  if (path === undefined) return undefined;
  const file = await open(path, flags).catch(unless("ENOENT"));
  return file ?? openSegment(folder, number, flags);
}

/** Returns undefined for errors with this code, and throws others. */
const unless = (code: string) => (error: unknown) => {
  if (error instanceof Error && "code" in error && error.code === code) return undefined;
  throw error;
};

/** The position after these lines. */
export function endOf(lines: Line[]): number {
  const last = lines.at(-1);
  return last === undefined ? 0 : last.at + last.bytes + 1;
}

async function syncFolder(folder: string): Promise<void> {
  const file = await open(folder, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The kernel's id of this start of the machine. Without one, each process counts as a start, which only costs time. */
export const boot = readBoot();

function readBoot(): string {
  try {
    return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").slice(0, 8);
  } catch {
    return crypto.randomUUID().slice(0, 8);
  }
}
