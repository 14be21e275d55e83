import { setTimeout as sleep } from "node:timers/promises";
import { backoffMs } from "../../db/connection/backoff";
import { batchWrites } from "../../db/connection/batch-writes";
import { markFailed, markSent, type DueMail } from "../../db/mail/outbox-delivery";
import type { Queries } from "../../db/connection/pool";
import { SendFailure, type Transport } from "./transport";
import { writeMessage, type Writing } from "./write-message";

/** What sending needs. `run` asks the database, as `Database` does. */
export type Sending = {
  run: <T>(verb: (db: Queries) => Promise<T>) => Promise<T>;
  transport: Transport;
  writing: Writing;
};

/** What became of a message; `isServerAway` means that others would fare the same. */
export type Outcome =
  | { status: "sent" }
  | { status: "put off" | "given up"; code: string; isServerAway: boolean };

const FIRST_RETRY_MS = 60_000;
const LONGEST_RETRY_MS = 60 * 60_000;
/** The last of these tries is about four days after the first (RFC 5321 §4.5.4.1). */
const MAX_ATTEMPTS = 100;
/** A database that is away when a message was sent is asked again for about as long as the message is in hand. */
const MAX_MARK_TRIES = 30;

/**
 * Makes the verb that sends a message that was taken, and marks it before it resolves: a process that dies at any
 * moment leaves at most the messages that were on their way unmarked. Marks that come together are one statement.
 */
export function createSendMail({ run, transport, writing }: Sending) {
  const markAsSent = batchWrites((ids: string[]) => run((db) => markSent(db, ids)), {
    withinMs: 5,
    enough: 50,
    most: 500,
  });

  return async function sendMail(mail: DueMail): Promise<Outcome> {
    try {
      await transport.send(writeMessage(writing, mail));
    } catch (error) {
      return notSent(mail, error);
    }
    await insist(() => markAsSent(mail.id));
    return { status: "sent" };
  };

  async function notSent(mail: DueMail, error: unknown): Promise<Outcome> {
    const { code, isFinal, isServerAway } = readFailure(error);
    const isOver = isFinal || mail.attempts >= MAX_ATTEMPTS;
    const retryInMs = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (mail.attempts - 1));
    await insist(() => run((db) => markFailed(db, mail.id, code, isOver ? undefined : retryInMs)));
    return { status: isOver ? "given up" : "put off", code, isServerAway };
  }
}

/** What cannot be written today cannot be written tomorrow. */
const readFailure = (error: unknown): SendFailure =>
  error instanceof SendFailure ? error : new SendFailure("unwritable", { isFinal: true });

async function insist(mark: () => Promise<void>): Promise<void> {
  for (let failures = 0; ; failures++) {
    try {
      return await mark();
    } catch (error) {
      if (failures === MAX_MARK_TRIES) throw error;
      await sleep(backoffMs(failures));
    }
  }
}
