import type { Tries } from "../../db/rate-limits";
import { createCounter, type Counted, type Counter } from "./counter";
import { networkOf } from "./network";

export type Verdict =
  | { isOver: false; /** A quarter of what its network may send has come. */ isMuch: boolean }
  | { isOver: true; by: "network" | "email"; retryAfterSeconds: number };

export type FormLimits = {
  /** Counts one form of a client's address and the e-mail address in it. Never waits, and needs no database. */
  count: (address: string, email: string) => Verdict;
};

type FormLimitsOptions = {
  /** Forms that one address may send in ten minutes. */
  mostPerAddress: number;
  /** Tells the other replicas, and answers what all have counted; it may fail. */
  share: (tries: Tries[]) => Promise<Tries[]>;
  /** What stands for a name outside this process. */
  keyOf: (name: string) => string;
  now?: () => number;
  shareMs?: number;
};

/** An office or a conference's hall sends from one address, so its limit is high; a network holds several of those. */
const WINDOW_MS = 10 * 60_000;
const NETWORK_TIMES = 4;
/** Somebody who asks to hear of every feature that is to come sends about this many. */
const EMAIL = { most: 30, windowMs: 60 * 60_000 };
/** From this part of a limit on, much comes from one place. */
const MUCH = 1 / 4;
const SHARE_MS = 1_000;

/**
 * Limits for the forms, counted in memory and shared with other replicas once a second, in one statement, as far as a
 * name was seen often: a form never waits for it, and one that comes once costs the database nothing. Replicas may let
 * through a sixteenth of a limit each before they hear of each other.
 */
export function createFormLimits(options: FormLimitsOptions): FormLimits {
  const { mostPerAddress, share, keyOf, now = Date.now, shareMs = SHARE_MS } = options;
  const counters = {
    address: createCounter({ most: mostPerAddress, windowMs: WINDOW_MS, now }),
    network: createCounter({ most: mostPerAddress * NETWORK_TIMES, windowMs: WINDOW_MS, now }),
    email: createCounter({ ...EMAIL, now }),
  };
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    count(address, email) {
      const { sender, network } = networkOf(address);
      let isMuch = false;
      for (const [counter, name] of [
        [counters.address, sender],
        [counters.network, network],
        [counters.email, email.toLowerCase()],
      ] as const) {
        const counted = counter.add(name);
        if (counter.due.size > 0) timer ??= startTimer();
        if (counted.count > counter.most) return over(counter, counted);
        isMuch ||= counter !== counters.email && counted.count > counter.most * MUCH;
      }
      return { isOver: false, isMuch };
    },
  };

  function over(counter: Counter, { endsAt }: Counted): Verdict {
    const by = counter === counters.email ? "email" : "network";
    return { isOver: true, by, retryAfterSeconds: Math.max(1, Math.ceil((endsAt - now()) / 1000)) };
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
