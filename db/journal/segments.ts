import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { privateFolder } from "../embedded/private-folder";
import type { JournalEntry } from "./journal-entry";
import { syncFolder } from "./sync-folder";

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

/** A segment that is being appended to. `file` is its descriptor; `bytes` counts synced lines only. */
export type OpenSegment = Segment & { file: number; inode: number; bytes: number };

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
export function createSegment(folder: string, above = 0): OpenSegment {
  privateFolder(dirname(folder));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const number = 1 + Math.max(above, listSegments(folder).at(-1)?.number ?? 0);
  const path = join(folder, `${nameOf(number)}.jsonl`);
  const file = openUnless("EEXIST", path, "ax+");
  // Another process was faster.
  if (file === undefined) return createSegment(folder, number);
  try {
    // A new file is durable only once its folder is.
    syncFolder(folder);
    syncFolder(dirname(folder));
    return { number, path, file, inode: fstatSync(file).ino, bytes: 0 };
  } catch (error) {
    closeSync(file);
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
  writeSynced(unfinished, Buffer.from(whole.map(({ text }) => `${text}\n`).join("")));
  const name = `${nameOf(number)}.damaged-${Date.now()}`;
  linkSync(path, join(folder, name));
  renameSync(unfinished, path);
  syncFolder(folder);
  return { name, recovered: whole.length };
}

function writeSynced(path: string, content: Buffer): void {
  const file = openSync(path, "w", 0o600);
  try {
    writeWhole(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Writes all bytes: one call may write fewer, as on an almost full disk. */
export function writeWhole(file: number, content: Buffer): void {
  for (let done = 0; done < content.length;) done += writeSync(file, content, done);
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
export function readLines(file: number, from: number, end = Infinity): Line[] {
  for (let size = READ_BYTES; ; size *= 2) {
    const buffer = Buffer.alloc(Math.min(size, end - from));
    const bytesRead = readSync(file, buffer, 0, buffer.length, from);
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

/** Reads a segment's whole lines, even if the site renames it meanwhile. Requests are served between two pieces. */
export async function* readSegment(folder: string, number: number): AsyncGenerator<Line[]> {
  const file = openSegment(folder, number, "r");
  if (file === undefined) return;
  try {
    let lines = readLines(file, 0);
    while (lines.length > 0) {
      yield lines;
      await Bun.sleep(0);
      lines = readLines(file, endOf(lines));
    }
  } finally {
    closeSync(file);
  }
}

/** Returns a descriptor; undefined if the segment was deleted meanwhile. */
export function openSegment(folder: string, number: number, flags: "r" | "r+"): number | undefined {
  const path = listSegments(folder).find((one) => one.number === number)?.path;
  if (path === undefined) return undefined;
  return openUnless("ENOENT", path, flags) ?? openSegment(folder, number, flags);
}

/** Returns undefined for errors with this code, and throws others. */
function openUnless(code: string, path: string, flags: string): number | undefined {
  try {
    return openSync(path, flags, 0o600);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === code) return undefined;
    throw error;
  }
}

/** The position after these lines. */
export function endOf(lines: Line[]): number {
  const last = lines.at(-1);
  return last === undefined ? 0 : last.at + last.bytes + 1;
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
