import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../../db/client";
import { dropUnconfirmed } from "../../db/consent";
import { markFailed, markSent, takeDue, type DueMail } from "../../db/outbox";
import { SendFailure, type Transport } from "./transport";
import { writableKinds, writeMessage, type Writing } from "./write-message";

/** What an operator wants to know; no address is in it. */
export type MailEvent =
  | { kind: "sent"; count: number }
  | { kind: "put off"; code: string }
  | { kind: "given up"; code: string };

type WorkerOptions = {
  database: Database;
  transport: Transport;
  writing: Writing;
  onEvent: (event: MailEvent) => void;
  /** How long it rests when nothing is due. */
  restMs?: number;
};

const TOGETHER_MOST = 50;
const REST_MS = 1_000;
const SWEEP_MS = 60 * 60_000;
const FIRST_RETRY_MS = 60_000;
const LONGEST_RETRY_MS = 60 * 60_000;
/** The last of these tries is about four days after the first. */
const ATTEMPTS_MOST = 100;

/** Sends what is in the outbox, beside the workers of other replicas, until it is stopped. */
export function startMailWorker(options: WorkerOptions) {
  const { database, transport, writing, onEvent, restMs = REST_MS } = options;
  const stopping = new AbortController();
  const sweeping = setInterval(
    () => void database.run(dropUnconfirmed).catch(() => {}),
    SWEEP_MS,
  ).unref();
  const working = work();

  return {
    /** Resolves when the messages in hand are sent and marked. */
    async stop(): Promise<void> {
      clearInterval(sweeping);
      stopping.abort();
      await working;
      transport.close();
    },
  };

  async function work() {
    while (!stopping.signal.aborted) {
      // A database that is away is asked again after a rest: its own events tell of it.
      const sent = await sendDue().catch(() => 0);
      if (sent < TOGETHER_MOST)
        await sleep(restMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  async function sendDue(): Promise<number> {
    const due = await database.run((db) => takeDue(db, writableKinds, TOGETHER_MOST));
    const done = await Promise.all(due.map(send));
    const sent = done.filter((id) => id !== undefined);
    if (sent.length > 0) {
      await database.run((db) => markSent(db, sent));
      onEvent({ kind: "sent", count: sent.length });
    }
    return due.length;
  }

  /** The message's id when it was sent. */
  async function send(message: DueMail): Promise<string | undefined> {
    try {
      await transport.send(writeMessage(writing, message));
      return message.id;
    } catch (error) {
      const { code, isFinal } =
        error instanceof SendFailure ? error : new SendFailure("unknown", false);
      const isOver = isFinal || message.attempts >= ATTEMPTS_MOST;
      const retryInMs = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (message.attempts - 1));
      await database.run((db) => markFailed(db, message.id, code, isOver ? undefined : retryInMs));
      onEvent({ kind: isOver ? "given up" : "put off", code });
    }
  }
}
