export type Counted = {
  /** Count in this window, here and in other replicas as far as known. */
  count: number;
  /** How many of them have not been shared with the other replicas. */
  unshared: number;
  endsAt: number;
};

type CounterOptions = {
  windowMs: number;
  now: () => number;
  /** Share a name once this many are unshared. */
  shareAt?: number;
};

/**
 * Returns whether a window is open. One that ends later than a whole one from now was opened while the clock was ahead,
 * and is over.
 */
export const isOpen = ({ endsAt }: Counted, windowMs: number, now: number): boolean =>
  endsAt > now && endsAt <= now + windowMs;

/** After this many new names, drop those not seen since the same number before. */
const GENERATION = 10_000;

/**
 * Counts by name in windows of a fixed length, in memory. `due` holds the names to share. It keeps two generations,
 * because deleting the oldest entries of a Map one by one is slow.
 */
export function createCounter({ windowMs, now, shareAt = Infinity }: CounterOptions) {
  let young = new Map<string, Counted>();
  let old = new Map<string, Counted>();
  const due = new Set<string>();

  return {
    due,
    find: (name: string): Counted | undefined => young.get(name) ?? old.get(name),
    add(name: string): Counted {
      const counted = current(name);
      counted.count++;
      counted.unshared++;
      if (counted.unshared >= shareAt) due.add(name);
      return counted;
    },
  };

  function current(name: string): Counted {
    const known = young.get(name);
    if (known !== undefined && isOpen(known, windowMs, now())) return known;
    const older = old.get(name);
    const isGood = known === undefined && older !== undefined && isOpen(older, windowMs, now());
    const counted = isGood ? older : { count: 0, unshared: 0, endsAt: now() + windowMs };
    if (!isGood) due.delete(name);
    if (young.size >= GENERATION) {
      old = young;
      young = new Map();
    }
    young.set(name, counted);
    return counted;
  }
}
