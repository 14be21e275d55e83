import { setTimeout as sleep } from "node:timers/promises";
import type { MailQueue, Taken } from "./mail-queue";
import { sendDue } from "./send-due";
import type { Verifier } from "./transport";
import type { Outcome, Sending } from "./send-mail";

/** For the log: how many messages had which result. Contains no addresses. */
export type MailEvent = {
  kind: Outcome["status"];
  code?: string;
  /** What the mail server or the system said, if it concerns all messages. */
  reason?: string;
  count: number;
};

type WorkerOptions<Mail extends Taken> = Sending &
  Partial<Verifier> & {
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
/** How often the server is asked, with `verify`, while no message is due. */
const VERIFY_MS = 60_000;
/** How long messages in flight may take when the worker is stopped. */
const STOP_MS = 5_000;

/** Sends a queue until stopped. Other replicas may run their own workers at the same time. */
export function startMailWorker<Mail extends Taken>(options: WorkerOptions<Mail>) {
  const { queue, transport, verify, isReady, onEvent, restMs = REST_MS } = options;
  const stopping = new AbortController();
  let isServerUp: boolean | undefined;
  let contactAt = -Infinity;
  const working = work();

  return {
    /** Whether the mail server answered at the last contact; undefined before the first. */
    isServerUp: () => isServerUp,
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
      let isUsed = false;
      // If the database is down, retry after the pause; the database logs its own outages.
      const ended = isReady()
        ? await sendDue(options, queue, stopping.signal, (outcome) => {
            isUsed = true;
            if (outcomes.push(outcome) === MAX_REPORTED) report();
          }).catch(() => undefined)
        : undefined;
      report();
      if (ended && isUsed) noteContact(!ended.isServerDown);
      else if (performance.now() >= contactAt + VERIFY_MS) askServer();
      failures = ended?.isServerDown ? failures + 1 : 0;
      const rest = Math.min(LONGEST_REST_MS, restMs * 2 ** failures);
      await sleep(rest, undefined, { signal: stopping.signal }).catch(() => {});

      function report() {
        for (const event of eventsOf(outcomes)) onEvent(event);
        outcomes = [];
      }
    }
  }

  /** Not waited for: a silent server answers late. */
  function askServer() {
    contactAt = performance.now();
    verify?.().then(
      () => noteContact(true),
      () => noteContact(false),
    );
  }

  function noteContact(isUp: boolean) {
    isServerUp = isUp;
    contactAt = performance.now();
  }
}

/** Returns one event for all messages with the same result. */
function eventsOf(outcomes: Outcome[]): MailEvent[] {
  const byEnd = Map.groupBy(outcomes, (one) => JSON.stringify(one));
  return [...byEnd.values()].flatMap((same): MailEvent[] => {
    const [one] = same;
    if (one === undefined) return [];
    const { status: kind } = one;
    if (kind === "sent") return [{ kind, count: same.length }];
    const { code, reason } = one;
    return [{ kind, code, ...(reason !== undefined && { reason }), count: same.length }];
  });
}
