import { setTimeout as sleep } from "node:timers/promises";
import { backoffMs } from "../../db/connection/backoff";
import { batchWrites } from "../../db/journal/batch-writes";
import type { MailQueue, Run, Taken } from "./mail-queue";
import { CONNECTIONS, SendFailure, type Transport } from "./transport";

/** What sending depends on. */
export type Sending = { run: Run; transport: Transport };

/** The result for one message; with `isServerDown`, other messages would fail the same way. */
export type Outcome =
  | { status: "sent" }
  | {
      status: "put off" | "given up";
      code: string;
      isServerDown: boolean;
      /** With `isServerDown`: what the server or the system said, without addresses. */
      reason?: string | undefined;
    };

const FIRST_RETRY_MS = 60_000;
const LONGEST_RETRY_MS = 60 * 60_000;
/** The last of these tries is about four days after the first (RFC 5321 §4.5.4.1). */
const MAX_ATTEMPTS = 100;
/** If the database is down after a message was sent, marking is retried for about the length of the lease. */
const MAX_MARK_TRIES = 30;

/**
 * Returns a function that sends a taken message and marks it before resolving, so a process that dies leaves at most
 * the messages in flight unmarked. Concurrent marks are batched into one statement.
 */
export function createSendMail<Mail extends Taken>(
  { run, transport }: Sending,
  queue: MailQueue<Mail>,
) {
  const markAsSent = batchWrites((ids: string[]) => run((db) => queue.markSent(db, ids)), {
    withinMs: 2,
    enough: CONNECTIONS,
    most: CONNECTIONS,
  });

  return async function sendMail(mail: Mail): Promise<Outcome> {
    try {
      await transport.send(queue.write(mail));
    } catch (error) {
      return notSent(mail, error);
    }
    await retry(() => markAsSent(mail.id));
    return { status: "sent" };
  };

  async function notSent(mail: Mail, error: unknown): Promise<Outcome> {
    const { code, isFinal, isServerDown, reason, deadStatus } = readFailure(error);
    // Never because of the server or our account, which an operator can repair.
    const isOver = isFinal || (!isServerDown && mail.attempts >= MAX_ATTEMPTS);
    const retryInMs = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (mail.attempts - 1));
    if (deadStatus !== undefined)
      await retry(() => run((db) => queue.markUndeliverable(db, mail.id, `reply ${deadStatus}`)));
    await retry(() =>
      run((db) => queue.markFailed(db, mail.id, code, isOver ? undefined : retryInMs)),
    );
    return { status: isOver ? "given up" : "put off", code, isServerDown, reason };
  }
}

/** A message that cannot be rendered is not retried. */
const readFailure = (error: unknown): SendFailure["failure"] =>
  error instanceof SendFailure
    ? error.failure
    : { code: "unwritable", isFinal: true, isServerDown: false };

async function retry<T>(mark: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await mark();
    } catch (error) {
      if (failures === MAX_MARK_TRIES) throw error;
      await sleep(backoffMs(failures));
    }
  }
}
