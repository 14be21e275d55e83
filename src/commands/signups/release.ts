import { z } from "zod";
import { readEntries, type Filter } from "../../../db/forms/entries";
import type { Queries } from "../../../db/connection/pool";
import { releaseHeld } from "../../../db/forms/release";

/** Released in one transaction at most. */
const RELEASED_TOGETHER = 200;

/**
 * Sends what is held the normal way, by its ids or whatever a filter chooses; answers how much that was, and of how much
 * there is none. Throws, with nothing released, when a word is no id.
 */
export async function release(
  db: Queries,
  chosen: string[] | Filter,
): Promise<{ released: number; missing: number }> {
  const ids = Array.isArray(chosen) ? [...new Set(chosen.map(readId))] : await heldIds(db, chosen);
  let released = 0;
  for (let from = 0; from < ids.length; from += RELEASED_TOGETHER)
    released += await releaseHeld(db, ids.slice(from, from + RELEASED_TOGETHER));
  return { released, missing: ids.length - released };
}

/** Ids of what was held have no version's digits, so `z.uuid` would refuse them. */
function readId(word: string): string {
  if (z.guid().safeParse(word).success) return word.toLowerCase();
  throw new Error(`"${word}" is no id. signups list --state held shows them.`);
}

async function heldIds(db: Queries, filter: Filter): Promise<string[]> {
  const held = await Array.fromAsync(readEntries(db, { ...filter, state: "held" }));
  return held.map(({ id }) => id);
}
