import { Database } from "bun:sqlite";
import { existsSync, readFileSync, renameSync, statSync } from "node:fs";
import { PAGE_BYTES, readIndex, readLog } from "./journal-wal";

/** The files of an SQLite database: the main one, the write-ahead log and the log's index. */
export const PARTS = ["", "-wal", "-shm"];

/** A row of the journal without its number. `delivered_at` is the time of its replay, null while it is pending. */
export type Row = { body: string; delivered_at: number | null };

/** Returns whether an error means that the file is damaged. */
export function isDamage(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /^SQLITE_(?:NOTADB|CORRUPT)/.test(code);
}

/**
 * Finds damage that SQLite does not report: it deletes the log of an empty main file, ignores the log from the first
 * damaged frame on, and does not notice a missing log. Returns undefined if there is none. A log that another process is
 * writing can look damaged at first.
 */
export function findDamage(path: string): string | undefined {
  return inspect(path) && inspect(path);
}

function inspect(path: string): string | undefined {
  const index = readIndex(readPart(`${path}-shm`));
  const log = readLog(readPart(`${path}-wal`));
  const isSame = log.salts === "" || log.salts === index?.salts;
  if (log.frames.length > 0 && !hasContent(path)) return "the main file is empty or missing";
  if (log.isCut) return "the write-ahead log is damaged";
  if (index && isSame && index.frames > log.readable) return "the write-ahead log is cut off";
  return undefined;
}

/** Returns whether there is a journal, or parts of one. */
export function isJournalThere(path: string): boolean {
  return PARTS.some((part) => existsSync(path + part));
}

/** Returns whether SQLite would open the main file without deleting the log. */
export function hasContent(path: string): boolean {
  return existsSync(path) && statSync(path).size > 0;
}

/** Renames a damaged journal, to be examined, and returns the name and the readable rows. */
export function setAside(path: string, schema: string): { name: string; rows: Row[] } {
  const rows = readRows(readPart(path), readPart(`${path}-wal`), schema);
  const name = `${path}.damaged-${Date.now()}`;
  for (const part of PARTS) if (existsSync(path + part)) renameSync(path + part, name + part);
  return { name, rows };
}

function readPart(path: string): Buffer {
  return existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
}

const VERSIONS_AT = 18;
const PAGE_COUNT_AT = 28;

/**
 * Overlays the log's pages on the main file in memory and reads the rows. The first page only says where the tables
 * begin, which is the same in every journal.
 */
function readRows(main: Buffer, log: Buffer, schema: string): Row[] {
  const pages = [{ page: 1, content: main }, ...readLog(log).frames];
  const ends = pages.map(({ page, content }) => (page - 1) * PAGE_BYTES + content.length);
  const count = Math.ceil(Math.max(...ends) / PAGE_BYTES);
  const fresh = freshFile(schema);
  const image = Buffer.alloc(Math.max(count * PAGE_BYTES, fresh.length));
  for (const { page, content } of pages) image.set(content, (page - 1) * PAGE_BYTES);
  if (!image.toString("latin1").startsWith("SQLite format 3\0"))
    image.set(fresh.subarray(0, PAGE_BYTES));
  // Turn off the log, and set the actual length.
  image.fill(1, VERSIONS_AT, VERSIONS_AT + 2);
  image.writeUInt32BE(image.length / PAGE_BYTES, PAGE_COUNT_AT);
  let rows: Row[] = [];
  unlessDamaged(() => (rows = selectRows(Database.deserialize(image))));
  return rows;
}

function freshFile(schema: string): Buffer {
  const file = new Database(":memory:");
  file.run(schema);
  const bytes = file.serialize();
  file.close();
  return bytes;
}

/** Maximum number of single lookups between damaged pages. */
const MAX_GAP = 100_000;

type Numbered = Row & { number: number };

/** Reads all readable rows: from both ends to the first damaged page, and one by one in between. */
export function selectRows(file: Database): Row[] {
  const rows = "select number, body, delivered_at from batches";
  const found = new Map<number, Row>();
  const add = (row: Numbered) => {
    // Truncated pages read as zeros.
    if (typeof row.body === "string") found.set(row.number, row);
    return row.number;
  };
  const readFrom = (direction: "asc" | "desc") => {
    let last: number | undefined;
    const query = file.query<Numbered, []>(`${rows} order by number ${direction}`);
    const isWhole = unlessDamaged(() => {
      for (const row of query.iterate()) last = add(row);
    });
    return { isWhole, last };
  };
  const start = readFrom("asc");
  if (!start.isWhole) {
    const { last: end = 0 } = readFrom("desc");
    const { last: from = end - MAX_GAP } = start;
    const one = file.prepare<Numbered, [number]>(`${rows} where number = ?`);
    for (let number = from + 1; number < Math.min(end, from + MAX_GAP); number++)
      unlessDamaged(() => one.all(number).forEach(add));
  }
  return [...found].toSorted(([a], [b]) => a - b).map(([, row]) => row);
}

/** Returns whether all rows were readable. */
function unlessDamaged(read: () => void): boolean {
  try {
    read();
    return true;
  } catch (error) {
    if (isDamage(error)) return false;
    throw error;
  }
}
