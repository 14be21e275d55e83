import type { MailContext } from "./writer";
import type { Queries } from "../../db/connection/pool";
import {
  giveBack,
  LEASE_MS,
  markFailed,
  markSent,
  takeDue,
  type DueMail,
} from "../../db/mail/outbox-delivery";
import { markUndeliverable, recipientInOutbox } from "../../db/forms/undeliverable";
import { SENDING_MS } from "./transport";
import { type Message, writableKinds, writeMessage } from "./write-message";

/** A message that a worker has taken; `attempts` includes this one. */
export type Taken = { id: string; attempts: number };

/** A queue of messages, and how its database functions take, mark and return them. */
export type MailQueue<Mail extends Taken> = {
  /** Takes due messages; none ends the round. */
  take: (run: Run, signal: AbortSignal) => Promise<Mail[]>;
  /** A message taken longer ago than this is given back instead of sent. */
  beginWithinMs: number;
  /** After this time, taken messages are checked again; those no longer due are returned. */
  recheck?: { afterMs: number; findStillDue: (db: Queries, mails: Mail[]) => Promise<string[]> };
  write: (mail: Mail) => Message;
  markSent: (db: Queries, ids: string[]) => Promise<void>;
  /** Postpones a message, or gives it up if there is no time. */
  markFailed: (
    db: Queries,
    id: string,
    code: string,
    retryInMs: number | undefined,
  ) => Promise<void>;
  /** Marks a message's address, which takes no mail at all. */
  markUndeliverable: (db: Queries, id: string, reason: string) => Promise<unknown>;
  giveBack: (db: Queries, ids: string[]) => Promise<void>;
};

/** Asks the database, as `Database` does. */
export type Run = <T>(query: (db: Queries) => Promise<T>) => Promise<T>;

const MAX_TOGETHER = 50;

/** The outbox: messages about one sign-up, one form or one account. */
export function outboxQueue(context: MailContext): MailQueue<DueMail> {
  return {
    take: (run) => run((db) => takeDue(db, writableKinds, MAX_TOGETHER)),
    // Leaves time to send a message before another worker may take it.
    beginWithinMs: LEASE_MS - SENDING_MS - 15_000,
    write: (mail) => writeMessage(context, mail),
    markSent,
    markFailed,
    markUndeliverable: (db, id, reason) => markUndeliverable(db, recipientInOutbox(id), reason),
    giveBack,
  };
}
