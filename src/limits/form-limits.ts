import type { Tries } from "../../db/connection/rate-limits";
import { createSharedLimit, type Counting } from "./shared-limit";
import { createCounter, type Counted } from "./counter";
import { networkOf } from "./network";

export type Verdict =
  | { isOver: false; /** A quarter of what its network may send has come. */ isMuch: boolean }
  | { isOver: true; by: "network" | "email"; retryAfterSeconds: number };

export type FormLimits = {
  /**
   * Counts one form of a client's address and the e-mail address in it. It waits for the database only when that e-mail
   * address comes again, and rejects with DatabaseUnavailable when it comes often while the database is away.
   */
  count: (address: string, email: string) => Promise<Verdict>;
};

type FormLimitsOptions = Counting & {
  /** Forms that one address may send in ten minutes. */
  mostPerAddress: number;
  shareMs?: number;
};

/** An office or a conference sends from one address, so its limit is high; a network holds several of those. */
const WINDOW_MS = 10 * 60_000;
const NETWORK_TIMES = 4;
/** Somebody who asks to hear of every feature that is to come sends about this many. */
const EMAIL = { kind: "form email", most: 30, windowMs: 60 * 60_000, free: 1 };
/** From this part of a limit on, much comes from one place. */
const MUCH = 1 / 4;
/** What the others need not hear of: most addresses send one form, and should cost the database nothing. */
const UNSHARED = { part: 1 / 16, most: 100 };
const SHARE_MS = 1_000;

/**
 * Limits for the forms. Those of network addresses are counted in memory and shared with other replicas once a second, in
 * one statement, as far as a name was seen often: a form never waits for it, and one that comes once costs the database
 * nothing. Replicas may let through a sixteenth of such a limit each before they hear of each other, and a burst within
 * that second more. The limit of an e-mail address protects its owner, so it holds for all replicas together.
 */
export function createFormLimits(options: FormLimitsOptions): FormLimits {
  const { mostPerAddress, share, keyOf, now = Date.now, shareMs = SHARE_MS } = options;
  const counters = {
    address: networkCounter(mostPerAddress),
    network: networkCounter(mostPerAddress * NETWORK_TIMES),
  };
  const tryEmail = createSharedLimit({ ...EMAIL, share, keyOf, now });
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    async count(address, email) {
      const { sender, network } = networkOf(address);
      let isMuch = false;
      for (const [counter, name] of [
        [counters.address, sender],
        [counters.network, network],
      ] as const) {
        const { count, endsAt } = counter.add(name);
        if (counter.due.size > 0) timer ??= startTimer();
        const retryAfterSeconds = Math.max(1, Math.ceil((endsAt - now()) / 1000));
        if (count > counter.most) return { isOver: true, by: "network", retryAfterSeconds };
        isMuch ||= count > counter.most * MUCH;
      }
      const { isOver, retryAfterSeconds } = await tryEmail(email.toLowerCase());
      return isOver ? { isOver, by: "email", retryAfterSeconds } : { isOver, isMuch };
    },
  };

  function networkCounter(most: number) {
    const shareAt = Math.min(UNSHARED.most, Math.ceil(most * UNSHARED.part));
    return { most, ...createCounter({ windowMs: WINDOW_MS, now, shareAt }) };
  }

  function startTimer() {
    return setTimeout(() => void shareDue(), shareMs).unref();
  }

  async function shareDue() {
    const sent = new Map<string, { counted: Counted; tries: Tries }>();
    for (const [kind, { find, due }] of Object.entries(counters)) {
      for (const name of due) {
        const counted = find(name);
        if (counted === undefined || counted.endsAt <= now()) continue;
        const key = keyOf(`form ${kind} ${name}`);
        const secondsLeft = (counted.endsAt - now()) / 1000;
        sent.set(key, { counted, tries: { key, count: counted.unshared, secondsLeft } });
        counted.unshared = 0;
      }
      due.clear();
    }
    if (sent.size > 0) await tellOthers(sent);
    timer = undefined;
  }

  async function tellOthers(sent: Map<string, { counted: Counted; tries: Tries }>) {
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
      // The database is away: what was counted here still holds, and is told with what comes next.
      for (const { counted, tries } of sent.values()) counted.unshared += tries.count;
    }
  }
}
