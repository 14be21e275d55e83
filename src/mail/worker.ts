import { setTimeout as sleep } from "node:timers/promises";
import { sendDue } from "./send-due";
import type { Outcome, Sending } from "./send-mail";

/** What an operator wants to know: how many messages ended how. No address is in it. */
export type MailEvent = { kind: Outcome["status"]; code?: string; count: number };

type WorkerOptions = Sending & {
  /** Whether the database is open. Who asks before that may be given messages when no longer listening. */
  isReady: () => boolean;
  onEvent: (event: MailEvent) => void;
  /** How long it rests when nothing is due. */
  restMs?: number;
};

const REST_MS = 1_000;
/** Messages that are reported together. */
const MAX_REPORTED = 100;
/** Between two tries while the mail server is away. */
const LONGEST_REST_MS = 30_000;
/** Messages on their way may end theirs for this long when the worker is stopped. */
const STOP_MS = 5_000;

/** Sends what is in the outbox, beside the workers of other replicas, until it is stopped. */
export function startMailWorker(options: WorkerOptions) {
  const { transport, isReady, onEvent, restMs = REST_MS } = options;
  const stopping = new AbortController();
  const working = work();

  return {
    /** Resolves when the messages in hand are sent and marked, or given back. */
    async stop(): Promise<void> {
      stopping.abort();
      const late = sleep(STOP_MS, undefined, { ref: false });
      await Promise.race([working, late]);
      transport.close({ isForced: true });
      await working;
    },
  };

  async function work() {
    for (let failures = 0; !stopping.signal.aborted;) {
      let outcomes: Outcome[] = [];
      // A database that is away is asked again after a rest: its own events tell of it.
      const ended = isReady()
        ? await sendDue(options, stopping.signal, (outcome) => {
            if (outcomes.push(outcome) === MAX_REPORTED) report();
          }).catch(() => undefined)
        : undefined;
      report();
      failures = ended?.isServerAway ? failures + 1 : 0;
      const rest = Math.min(LONGEST_REST_MS, restMs * 2 ** failures);
      await sleep(rest, undefined, { signal: stopping.signal }).catch(() => {});

      function report() {
        for (const event of eventsOf(outcomes)) onEvent(event);
        outcomes = [];
      }
    }
  }
}

/** One event for all messages with the same end. */
function eventsOf(outcomes: Outcome[]): MailEvent[] {
  const byEnd = Map.groupBy(outcomes, (one) => JSON.stringify(one));
  return [...byEnd.values()].flatMap((same) => {
    const [one] = same;
    if (one === undefined) return [];
    const code = one.status === "sent" ? {} : { code: one.code };
    return [{ kind: one.status, ...code, count: same.length }];
  });
}
