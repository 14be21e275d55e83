import { unwrapped } from "../connection/database-unavailable";
import { createPool, type Queries } from "../connection/pool";
import type { Target } from "../connection/session-settings";
import { replayEntries } from "./replay";
import { boot, decodeLine, journalFolder, listSegments, readSegment } from "./segments";

type ReplayOptions = {
  /** The data folder. */
  folder: string;
  /** Replays everything again, for a restored database. */
  isEverything: boolean;
  /** Whether the database is a server, which syncs its commits and to which other machines write too. */
  isShared: boolean;
};

/**
 * Replays the journal of a data folder to the database, with or without the site running: it changes no file, and entries
 * that are replayed twice count once. Returns how many could not be read or were rejected.
 */
export async function replayJournal(
  target: Target,
  { folder: dataFolder, isEverything, isShared }: ReplayOptions,
): Promise<number> {
  const folder = journalFolder(dataFolder);
  const pool = createPool(target, 1);
  const database = {
    run: <T>(call: (db: Queries) => Promise<T>) => call(pool.queries).catch(throwPlain),
  };
  let refused = 0;
  try {
    for (const { number, replayed } of listSegments(folder)) {
      const isStored = replayed && (isShared || replayed.boot === boot);
      if (isStored && !isEverything) continue;
      for await (const lines of readSegment(folder, number)) {
        const entries = lines.map(decodeLine);
        refused += entries.filter((entry) => entry === "damaged").length;
        const readable = entries.filter((entry) => typeof entry !== "string");
        await replayEntries(database, readable, { isShared, onRefused: () => void refused++ });
      }
    }
    return refused;
  } finally {
    await pool.end({ graceMs: 1_000 });
  }
}

function throwPlain(error: unknown): never {
  throw unwrapped(error);
}
