import type { Database } from "../../db/connection/client";
import { DatabaseUnavailable } from "../../db/connection/database-unavailable";
import { addTries, type Tries } from "../../db/connection/rate-limits";
import type { Secret } from "../secrets/secret";
import { limitKey } from "./limit-key";
import { createCounter, type Counted } from "./counter";

/** How limits count in the database. */
export type Counting = {
  /** Adds tries to what all replicas have counted and returns the sums. It may fail. */
  share: (tries: Tries[]) => Promise<Tries[]>;
  /** The key of a name in the database. */
  keyOf: (name: string) => string;
  now?: () => number;
};

type SharedLimitOptions = Counting & {
  /** What is limited. Names of different kinds are counted apart. */
  kind: string;
  most: number;
  windowMs: number;
  /** In each process a name's first tries, so many, are counted with the next one only: most names come once. */
  free?: number;
};

export type Allowance = { isOver: boolean; retryAfterSeconds: number };

/** While the database is away, each process allows this part of a limit by itself. */
const LOCAL_PART = 1 / 8;

/**
 * A limit that holds for all replicas together and across restarts: `try` counts one try of a name in the database, in
 * one atomic statement, before the caller acts on it. A window starts at a name's first try and has a fixed length.
 *
 * While the database is away each process allows an eighth of the limit and then rejects with what the database said,
 * so callers answer 503. What it allowed meanwhile is counted with the next try. All processes together never allow
 * more than the limit and, for each of them, `free` or that eighth. A name that is over its limit costs the database
 * nothing more.
 *
 * Where a process without its database can do nothing anyway (sign-ins), `countTry` of db/connection/rate-limits.ts is enough: it
 * is exact, and rejects.
 *
 * @example
 * const tryDecision = createSharedLimit({ ...counting, kind: "decision", most: 60, windowMs: 3_600_000 });
 * const { isOver, retryAfterSeconds } = await tryDecision("ann@example.com");
 */
export function createSharedLimit(options: SharedLimitOptions) {
  const { kind, most, windowMs, free = 0, share, keyOf, now = Date.now } = options;
  const counter = createCounter({ windowMs, now });
  const localMost = Math.max(free, Math.floor(most * LOCAL_PART));

  return async (name: string): Promise<Allowance> => {
    const counted = counter.add(name);
    const answer = (isOver: boolean): Allowance => ({
      isOver,
      retryAfterSeconds: Math.max(1, Math.ceil((counted.endsAt - now()) / 1000)),
    });
    if (counted.count <= free) return answer(false);
    if (counted.count > most) {
      uncount(counted);
      return answer(true);
    }
    const count = counted.unshared;
    counted.unshared = 0;
    try {
      const secondsLeft = (counted.endsAt - now()) / 1000;
      const [known] = await share([{ key: keyOf(`${kind} ${name}`), count, secondsLeft }]);
      if (known === undefined) return answer(false);
      counted.count = known.count + counted.unshared;
      counted.endsAt = now() + known.secondsLeft * 1000;
      return answer(known.count > most);
    } catch (error) {
      counted.unshared += count;
      if (counted.unshared <= localMost) return answer(false);
      uncount(counted);
      throw error;
    }
  };
}

/** What is refused without the database is not counted. */
function uncount(counted: Counted): void {
  counted.count--;
  counted.unshared--;
}

/** Counts in a database, without waiting for one that is known to be away. */
export function countIn(database: Pick<Database, "run" | "isReady">, secret: Secret): Counting {
  return {
    share: (tries) =>
      database.isReady()
        ? database.run((db) => addTries(db, tries))
        : Promise.reject(new DatabaseUnavailable()),
    keyOf: (name) => limitKey(secret, name),
  };
}
