import type { Tries } from "../../db/limits/rate-limits";
import { mailboxOf } from "../../db/mail/mailbox";
import { createSharedLimit, type Counting } from "./shared-limit";
import { createCounter, isOpen, type Counted } from "./counter";
import { networkOf } from "./client-address";

type Verdict =
  | { isOver: false; /** True above a quarter of the limit of its network. */ isFrequent: boolean }
  | { isOver: true; by: "network" | "email"; retryAfterSeconds: number };

export type FormLimits = {
  /**
   * Counts a form by client address and email address. It waits for the database only if the email address repeats,
   * and rejects with DatabaseUnavailable if that happens often while the database is down.
   */
  count: (address: string, email: string) => Promise<Verdict>;
};

type FormLimitsOptions = Counting & {
  /** Forms per client address in ten minutes. */
  limitPerAddress: number;
  shareMs?: number;
};

/** The limit is high because an office or a conference shares one address; a network's is higher still. */
export const WINDOW_MS = 10 * 60_000;
export const NETWORK_TIMES = 4;
/** Enough to ask for news about every upcoming feature. */
export const EMAIL = { kind: "form email", limit: 30, windowMs: 60 * 60_000, free: 1 };
/** `isFrequent` is true above this share of a limit. */
export const FREQUENT_SHARE = 1 / 4;
/** Smaller counts are not shared: most addresses send one form and should cost the database nothing. */
const UNSHARED = { part: 1 / 16, max: 100 };
const SHARE_MS = 1_000;

/**
 * Rate limits of the forms. Counts of network addresses are kept in memory and, once frequent, shared with other
 * replicas once a second in one statement, so no form waits for it. So several replicas let a burst through several
 * times: within that second each allows the whole limit, and a sixteenth of it before the others know. The limit of an email address protects its owner,
 * so it is exact across replicas.
 */
export function createFormLimits(options: FormLimitsOptions): FormLimits {
  const { limitPerAddress, share, keyOf, now = Date.now, shareMs = SHARE_MS } = options;
  const counters = {
    address: networkCounter(limitPerAddress),
    network: networkCounter(limitPerAddress * NETWORK_TIMES),
  };
  const tryEmail = createSharedLimit({ ...EMAIL, share, keyOf, now });
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    async count(address, email) {
      const { sender, network } = networkOf(address);
      let isFrequent = false;
      for (const [counter, name] of [
        [counters.address, sender],
        [counters.network, network],
      ] as const) {
        const { count, endsAt } = counter.add(name);
        if (counter.due.size > 0) timer ??= startTimer();
        const retryAfterSeconds = Math.max(1, Math.ceil((endsAt - now()) / 1000));
        if (count > counter.limit) return { isOver: true, by: "network", retryAfterSeconds };
        isFrequent ||= count > counter.limit * FREQUENT_SHARE;
      }
      const { isOver, retryAfterSeconds } = await tryEmail(mailboxOf(email));
      return isOver ? { isOver, by: "email", retryAfterSeconds } : { isOver, isFrequent };
    },
  };

  function networkCounter(limit: number) {
    const shareAt = Math.min(UNSHARED.max, Math.ceil(limit * UNSHARED.part));
    return { limit, ...createCounter({ windowMs: WINDOW_MS, now, shareAt }) };
  }

  function startTimer() {
    return setTimeout(() => void shareDue(), shareMs).unref();
  }

  async function shareDue() {
    const sent = new Map<string, { counted: Counted; tries: Tries }>();
    for (const [kind, { find, due }] of Object.entries(counters)) {
      for (const name of due) {
        const counted = find(name);
        if (counted === undefined || !isOpen(counted, WINDOW_MS, now())) continue;
        const key = keyOf(`form ${kind} ${name}`);
        const secondsLeft = (counted.endsAt - now()) / 1000;
        const tries = {
          key,
          count: counted.unshared,
          secondsLeft,
          windowSeconds: WINDOW_MS / 1000,
        };
        sent.set(key, { counted, tries });
        counted.unshared = 0;
      }
      due.clear();
    }
    if (sent.size > 0) await shareCounts(sent);
    timer = undefined;
  }

  async function shareCounts(sent: Map<string, { counted: Counted; tries: Tries }>) {
    try {
      for (const { key, count, secondsLeft } of await share(
        [...sent.values()].map((one) => one.tries),
      )) {
        const counted = sent.get(key)?.counted;
        if (counted === undefined) continue;
        counted.count = count + counted.unshared;
        counted.endsAt = now() + secondsLeft * 1000;
      }
    } catch {
      // The database is down: local counts still apply and are shared next time.
      for (const { counted, tries } of sent.values()) counted.unshared += tries.count;
    }
  }
}
