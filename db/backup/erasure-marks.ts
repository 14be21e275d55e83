import { eraseMarked } from "../forms/erase";
import type { Queries } from "../connection/pool";

/** The first line of a backup. Then, for each table, a `TableCount` line and its rows. */
export type BackupHead = {
  /** All tables, or only the marks of erasures, which cannot be restored by themselves. */
  backup: "genie" | "genie erasures";
  format: 1;
  takenAt: string;
  /** The tables' last migration: rows only fit tables of the same version. */
  migration: string;
  secret: SecretMark;
};

/** A fingerprint of the installation's secret, and the secret itself if the site created it. */
export type SecretMark = { mark: string; kept?: string | undefined };

export type TableCount = { table: string; rows: number };

/** The table that holds the marks. */
export const MARKS_TABLE = "erasures";

type MarkRow = { salt: string; hash: string; erased_at: string };

/** Reads the marks of erasures from a backup. */
export async function readMarks(backup: AsyncIterable<string>): Promise<string[]> {
  const marks: string[] = [];
  let head: BackupHead | undefined;
  let table = "";
  let left = 0;
  for await (const line of backup) {
    if (head === undefined) {
      head = JSON.parse(line) as BackupHead;
      if (!head.backup?.startsWith("genie") || head.format !== 1)
        throw new Error("This version of the site finds no erasure marks in this file.");
    } else if (left > 0) {
      if (table === MARKS_TABLE) marks.push(line);
      left--;
    } else ({ table, rows: left } = JSON.parse(line) as TableCount);
  }
  return marks;
}

/**
 * Adds marks of erasures to those of a restored backup, and deletes what people had sent before they were erased;
 * what they sent afterwards stays. Returns how many entries and accounts that were. The backup itself has none that
 * its own marks cover.
 */
export async function eraseByMarks(tx: Queries, lines: string[]): Promise<number> {
  let count = 0;
  for (const line of lines) {
    const { salt, hash, erased_at: receivedAt } = JSON.parse(line) as MarkRow;
    count += await eraseMarked(tx, { salt, hash, receivedAt });
  }
  return count;
}
