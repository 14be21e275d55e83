import { expect } from "bun:test";
import { sql } from "drizzle-orm";
import type { Database } from "../../../db/connection/client";
import type { Decision } from "../../../db/forms/decisions";
import { replayEntries } from "../../../db/journal/replay";
import type { JournalEntry } from "../../../db/journal/journal-entry";

const HOUR_MS = 60 * 60_000;
const start = Date.now() - HOUR_MS;
/** The time of a minute within the last hour. */
export const at = (minute: number) => new Date(start + minute * 60_000).toISOString();
/** The id of the entry in these tests. */
export const id = "0193a5c2-7f3e-7abc-8def-0123456789ab";
const evidence = { how: "link", privacyVersion: "1" } as const;

export const signUp = (minute: number, email = "eve@example.com"): JournalEntry => ({
  kind: "subscriber",
  row: { id, email, source: "newsletter", receivedAt: at(minute) },
});
export const confirm = (minute: number, madeAt = at(minute)): Decision => ({
  change: "confirmed",
  id,
  madeAt,
  receivedAt: at(minute),
  evidence,
});
export const leave = (minute: number, rest: Partial<Decision> = { id }): Decision => ({
  change: "unsubscribed",
  receivedAt: at(minute),
  evidence,
  ...rest,
});
/** The journal entry of a decision. */
export const late = (row: Decision): JournalEntry => ({ kind: "decision", row });

/** Replays journal entries in this order. */
export async function replay(database: Database, ...all: JournalEntry[]) {
  const refused: string[] = [];
  const onRefused = (code: string) => refused.push(code);
  await replayEntries(database, all, { isShared: true, onRefused });
  expect(refused).toEqual([]);
}

/** The ledger's steps of an entry. */
export const linesOf = async (database: Database, about = id) =>
  (
    await database.run((db) =>
      db.execute<{ change: string; createdAt: Date }>(sql`
        select change, created_at as "createdAt" from consent_changes
        where about_id = ${about} order by created_at`),
    )
  ).map(({ change, createdAt }) => [change, new Date(createdAt).toISOString()]);
