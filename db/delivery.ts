import { setTimeout as sleep } from "node:timers/promises";
import { backoffMs } from "./backoff";
import type { Database } from "./client";
import { deliverBatches } from "./deliver";
import type { Journal } from "./journal";

type DeliveryOptions = {
  database: Database;
  journal: Journal;
  /** How many entries the database took in one go. */
  onDelivered: (count: number) => void;
  /** The code with which it refused one. */
  onRefused: (code: string) => void;
};

/** The way from the journal to the database. */
export type Delivery = {
  /** One at a time; what is journaled meanwhile belongs to it. */
  start: () => void;
  /** The one under way; it rests between failures, so it may take as long as an outage. */
  current: () => Promise<void> | undefined;
  /** Leaves the rest for the next start, and resolves when nothing is under way. */
  stop: () => Promise<void>;
};

/** Brings all that is in the journal to the database, and tries again for as long as that is away. */
export function createDelivery(options: DeliveryOptions): Delivery {
  const { database, journal, onDelivered, onRefused } = options;
  const stopping = new AbortController();
  let current: Promise<void> | undefined;
  let isMoreThere = false;

  return {
    start() {
      isMoreThere = true;
      current ??= deliverAll().finally(() => (current = undefined));
    },
    current: () => current,
    async stop() {
      stopping.abort();
      await current;
    },
  };

  async function deliverAll() {
    for (let failures = 0; isMoreThere && !stopping.signal.aborted;) {
      try {
        isMoreThere = false;
        const count = await deliverBatches(database, journal, onRefused);
        isMoreThere ||= count > 0;
        failures = 0;
        if (count > 0) onDelivered(count);
      } catch {
        isMoreThere = true;
        await sleep(backoffMs(failures++), undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  }
}
