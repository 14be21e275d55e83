import type { Database } from "../../db/connection/client";
import { DatabaseUnavailable } from "../../db/connection/database-unavailable";
import { addTries, type Tries } from "../../db/limits/rate-limits";
import type { Secret } from "../secrets/secret";
import { createCounter, type Counted } from "./counter";

/** Counts limits in the database. */
export type Counting = {
  /** Adds tries to the counts of all replicas and returns the sums. Rejects when the database is down. */
  share: (tries: Tries[]) => Promise<Omit<Tries, "windowSeconds">[]>;
  /** The database key of a name. */
  keyOf: (name: string) => string;
  now?: () => number;
};

type SharedLimitOptions = Counting & {
  /** What is limited. Kinds are counted separately. */
  kind: string;
  limit: number;
  windowMs: number;
  /** The first tries of a name in each process that are counted only with the next one: most names occur once. */
  free?: number;
};

type Allowance = { isOver: boolean; retryAfterSeconds: number };

/** While the database is down, each process allows this share of a limit. */
const LOCAL_PART = 1 / 8;

/**
 * Creates a limit that all replicas share and that survives restarts: `try` counts one try of a name in the database, in
 * one atomic statement, before the caller acts on it. A window starts at a name's first try and has a fixed length.
 *
 * While the database is down, each process allows an eighth of the limit and then rejects with the database's error, so
 * callers respond with 503. Those tries are counted with the next one. Together, all processes allow at most the limit
 * plus, for each process, `free` or that eighth. A name above its limit costs the database nothing more.
 *
 * Where a process can do nothing without the database (sign-ins), use the exact `countTry` of
 * db/limits/rate-limits.ts.
 *
 * @example
 * const tryDecision = createSharedLimit({ ...counting, kind: "decision", limit: 60, windowMs: 3_600_000 });
 * const { isOver, retryAfterSeconds } = await tryDecision("ann@example.com");
 */
export function createSharedLimit(options: SharedLimitOptions) {
  const { kind, limit, windowMs, free = 0, share, keyOf, now = Date.now } = options;
  const counter = createCounter({ windowMs, now });
  const localLimit = Math.max(free, Math.floor(limit * LOCAL_PART));

  return async (name: string): Promise<Allowance> => {
    const counted = counter.add(name);
    const answer = (isOver: boolean): Allowance => ({
      isOver,
      retryAfterSeconds: Math.max(1, Math.ceil((counted.endsAt - now()) / 1000)),
    });
    if (counted.count <= free) return answer(false);
    if (counted.count > limit) {
      uncount(counted);
      return answer(true);
    }
    const count = counted.unshared;
    counted.unshared = 0;
    try {
      const secondsLeft = (counted.endsAt - now()) / 1000;
      const [known] = await share([
        { key: keyOf(`${kind} ${name}`), count, secondsLeft, windowSeconds: windowMs / 1000 },
      ]);
      if (known === undefined) return answer(false);
      counted.count = known.count + counted.unshared;
      counted.endsAt = now() + known.secondsLeft * 1000;
      return answer(known.count > limit);
    } catch (error) {
      counted.unshared += count;
      if (counted.unshared <= localLimit) return answer(false);
      uncount(counted);
      throw error;
    }
  };
}

/** Tries refused while the database is down are not counted. */
function uncount(counted: Counted): void {
  counted.count--;
  counted.unshared--;
}

/** Counts in the database, without waiting for one that is known to be down. */
export function createSharedCounting(
  database: Pick<Database, "run" | "isReady">,
  secret: Secret,
): Counting {
  return {
    share: (tries) =>
      database.isReady()
        ? database.run((db) => addTries(db, tries))
        : Promise.reject(new DatabaseUnavailable()),
    // Addresses are never stored.
    keyOf: (name) => secret.hash("limits", name),
  };
}
