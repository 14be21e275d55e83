export type Counted = {
  /** How many there were in this window, here and, as far as was heard, in other replicas. */
  count: number;
  /** How many of them the others have not heard of. */
  unshared: number;
  endsAt: number;
};

type CounterOptions = {
  windowMs: number;
  now: () => number;
  /** From so many on that the others have not heard of, a name is due to be told. */
  shareAt?: number;
};

/** When so many senders have come anew, those who have not come since as many before are forgotten. */
const GENERATION = 10_000;

/**
 * Counts by name within windows of a fixed length, in this process's memory; `due` holds the names to tell the others.
 * What it remembers is two generations: to take the oldest out of a Map one by one is dear, since it steps over all
 * that was taken out before.
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
    if (known !== undefined && known.endsAt > now()) return known;
    const older = old.get(name);
    const isGood = known === undefined && older !== undefined && older.endsAt > now();
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
