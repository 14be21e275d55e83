import { z } from "zod";
import { recordAct } from "../../../db/admin/audit";
import { readEntries, type Filter } from "../../../db/forms/entries";
import type { Queries } from "../../../db/connection/pool";
import { releaseHeld } from "../../../db/forms/release";

/** Maximum per transaction. */
const RELEASED_TOGETHER = 200;

/**
 * Releases held submissions by id or filter, and returns how many were released and how many were not found. Throws,
 * releasing nothing, if an id is invalid.
 */
export async function release(
  db: Queries,
  chosen: string[] | Filter,
): Promise<{ released: number; missing: number }> {
  const ids = Array.isArray(chosen) ? [...new Set(chosen.map(readId))] : await heldIds(db, chosen);
  let released = 0;
  for (let from = 0; from < ids.length; from += RELEASED_TOGETHER)
    released += await db.transaction(async (tx) => {
      const { length: count } = await releaseHeld(tx, ids.slice(from, from + RELEASED_TOGETHER));
      if (count > 0) await recordAct(tx, `released held entries: ${count}`);
      return count;
    });
  return { released, missing: ids.length - released };
}

/** Ids of held submissions have no version digits, so `z.uuid` would reject them. */
function readId(word: string): string {
  if (z.guid().safeParse(word).success) return word.toLowerCase();
  throw new Error(`"${word}" is not an id. See signups list --state held.`);
}

async function heldIds(db: Queries, filter: Filter): Promise<string[]> {
  const held = await Array.fromAsync(readEntries((read) => read(db), { ...filter, state: "held" }));
  return held.map(({ id }) => id);
}
