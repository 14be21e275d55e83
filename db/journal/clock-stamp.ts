import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { readBoot } from "./file/journal-sqlite";
import type { JournalEntry } from "./journal-entry";
import type { Queries } from "../connection/pool";
import { readAt, SAME_MS } from "./site-clock";

/**
 * Recorded with entries written before the database's time was known: the machine's uptime, and the time the entry got.
 * Until the machine restarts, they give the entry's real time.
 */
export type ClockStamp = { boot: string; upMs: number; datedMs: number };

const boot = readBoot();
const startedMs = readUptimeMs() - performance.now();

export const stampAt = (datedMs: number): ClockStamp => ({ boot, upMs: upMs(), datedMs });

/** The database's time, in milliseconds. */
export async function readClock(db: Queries): Promise<number> {
  const [row] = await db.execute<{ ms: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  return row?.ms ?? Date.now();
}

/** Corrects the times of entries that were written before the database's time was known. */
export async function correctStamped(db: Queries, all: JournalEntry[]): Promise<JournalEntry[]> {
  if (all.every(({ clock }) => clock?.boot !== boot)) return all;
  const { timeMs, atMs, errorMs } = await readAt(() => readClock(db), upMs);
  return all.map((one) => {
    const { clock } = one;
    if (clock?.boot !== boot) return one;
    const wrongMs = timeMs - atMs + clock.upMs - clock.datedMs;
    if (Math.abs(wrongMs) <= SAME_MS + errorMs) return one;
    return withTime(one, (time) => new Date(Date.parse(time) + wrongMs).toISOString());
  });
}

/** Returns the entry with another time, also in the row of a held submission. */
export function withTime<Entry extends JournalEntry>(
  entry: Entry,
  change: (time: string) => string,
): Entry {
  const { receivedAt } = entry.row;
  const row = { ...entry.row, ...(receivedAt !== undefined && { receivedAt: change(receivedAt) }) };
  if (entry.kind !== "held" || !("receivedAt" in entry.row.row)) return { ...entry, row };
  const inner = { ...entry.row.row, receivedAt: change(String(entry.row.row.receivedAt)) };
  return { ...entry, row: { ...row, row: inner } };
}

const upMs = () => startedMs + performance.now();

/** The kernel's uptime, which setting the clock does not change. On other systems, this process's uptime. */
function readUptimeMs(): number {
  try {
    return Number.parseFloat(readFileSync("/proc/uptime", "utf8")) * 1000;
  } catch {
    return 0;
  }
}
