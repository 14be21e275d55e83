import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { readBoot } from "./file/journal-sqlite";
import type { JournalEntry } from "./journal-entry";
import type { Queries } from "../connection/pool";
import { readAt, SAME_MS } from "./site-clock";

/**
 * Goes with an entry that was written before the database's time was known: how long the machine had been up, and what
 * time the entry was given then. As long as the machine is not restarted, that tells when it was.
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

/** Corrects the times of entries that were written before the database's was known. */
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

/** The same entry, dated anew. What is held has its row in it. */
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

/** As the kernel counts it, which setting the clock does not change. Elsewhere it is as good as one run of this program. */
function readUptimeMs(): number {
  try {
    return Number.parseFloat(readFileSync("/proc/uptime", "utf8")) * 1000;
  } catch {
    return 0;
  }
}
