export type Counted = {
  /** How many there were in this window, here and, as far as was heard, in other replicas. */
  count: number;
  /** How many of them the others have not heard of. */
  unshared: number;
  endsAt: number;
};

type CounterOptions = { most: number; windowMs: number; now: () => number };

/** More senders than this are not remembered at once; the oldest is forgotten first. */
const REMEMBERED_MOST = 20_000;
/** What the others need not hear of: most addresses send one form, and should cost the database nothing. */
const UNSHARED = { part: 1 / 16, most: 100 };

/** Counts by name within windows of a fixed length, in this process's memory; `due` holds the names to tell the others. */
export function createCounter({ most, windowMs, now }: CounterOptions) {
  const all = new Map<string, Counted>();
  const due = new Set<string>();
  const shareAt = Math.min(UNSHARED.most, Math.ceil(most * UNSHARED.part));

  return {
    most,
    all,
    due,
    add(name: string): Counted {
      const counted = current(name);
      counted.count++;
      counted.unshared++;
      if (counted.unshared >= shareAt) due.add(name);
      return counted;
    },
  };

  function current(name: string): Counted {
    const known = all.get(name);
    if (known !== undefined && known.endsAt > now()) return known;
    // Taken out first, so that it is the youngest again.
    all.delete(name);
    due.delete(name);
    if (all.size >= REMEMBERED_MOST) forgetOldest();
    const counted = { count: 0, unshared: 0, endsAt: now() + windowMs };
    all.set(name, counted);
    return counted;
  }

  function forgetOldest() {
    const [oldest = ""] = all.keys();
    all.delete(oldest);
    due.delete(oldest);
  }
}

export type Counter = ReturnType<typeof createCounter>;
