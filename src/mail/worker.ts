import { setTimeout as sleep } from "node:timers/promises";
import type { MailQueue, Taken } from "./mail-queue";
import { sendDue } from "./send-due";
import type { Outcome, Sending } from "./send-mail";

/** For the log: how many messages had which result. Contains no addresses. */
export type MailEvent = { kind: Outcome["status"]; code?: string; count: number };

type WorkerOptions<Mail extends Taken> = Sending & {
  queue: MailQueue<Mail>;
  /** Whether the database is open. A query sent earlier could take messages after the worker has stopped waiting. */
  isReady: () => boolean;
  onEvent: (event: MailEvent) => void;
  /** The pause when nothing is due. */
  restMs?: number;
};

const REST_MS = 1_000;
/** Maximum number of messages in one report. */
const MAX_REPORTED = 100;
/** The longest pause between retries while the mail server is down. */
const LONGEST_REST_MS = 30_000;
/** How long messages in flight may take when the worker is stopped. */
const STOP_MS = 5_000;

/** Sends a queue until stopped. Other replicas may run their own workers at the same time. */
export function startMailWorker<Mail extends Taken>(options: WorkerOptions<Mail>) {
  const { queue, transport, isReady, onEvent, restMs = REST_MS } = options;
  const stopping = new AbortController();
  const working = work();

  return {
    /** Resolves once all taken messages are sent and marked, or returned to the outbox. */
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
      // If the database is down, retry after the pause; the database logs its own outages.
      const ended = isReady()
        ? await sendDue(options, queue, stopping.signal, (outcome) => {
            if (outcomes.push(outcome) === MAX_REPORTED) report();
          }).catch(() => undefined)
        : undefined;
      report();
      failures = ended?.isServerDown ? failures + 1 : 0;
      const rest = Math.min(LONGEST_REST_MS, restMs * 2 ** failures);
      await sleep(rest, undefined, { signal: stopping.signal }).catch(() => {});

      function report() {
        for (const event of eventsOf(outcomes)) onEvent(event);
        outcomes = [];
      }
    }
  }
}

/** Returns one event for all messages with the same result. */
function eventsOf(outcomes: Outcome[]): MailEvent[] {
  const byEnd = Map.groupBy(outcomes, (one) => JSON.stringify(one));
  return [...byEnd.values()].flatMap((same) => {
    const [one] = same;
    if (one === undefined) return [];
    const code = one.status === "sent" ? {} : { code: one.code };
    return [{ kind: one.status, ...code, count: same.length }];
  });
}
