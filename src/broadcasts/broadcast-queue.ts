import type { MailContext } from "../mail/writer";
import { setTimeout as sleep } from "node:timers/promises";
import {
  findStillDue,
  giveRecipientsBack,
  isAnyStarted,
  markRecipientFailed,
  markRecipientsSent,
  queueLate,
  recipientOf,
  takeRecipients,
  type BroadcastRates,
  type DueRecipient,
} from "../../db/broadcasts/broadcast-delivery";
import { markUndeliverable } from "../../db/forms/undeliverable";
import { findBroadcast, type Broadcast } from "../../db/broadcasts/broadcasts";
import type { MailQueue, Run } from "../mail/mail-queue";
import { writeBroadcast } from "./write-broadcast";

type DueBroadcast = DueRecipient & { broadcast: Broadcast };

const MAX_TOGETHER = 50;
const BEGIN_WITHIN_MS = 5_000;
/** How long people who were just erased or unsubscribed may still get a message, besides those in flight. */
const RECHECK_AFTER_MS = 100;

/** Broadcasts: a queue with its own connections and rates, so that messages of the outbox never wait behind it. */
export function broadcastQueue(
  context: MailContext,
  rates: BroadcastRates,
): MailQueue<DueBroadcast> {
  const known = new Map<string, Broadcast>();
  return {
    async take(run, signal) {
      if (!(await run(isAnyStarted))) return [];
      while (!signal.aborted) {
        const { taken, retryInMs } = await run((db) => takeRecipients(db, rates, MAX_TOGETHER));
        if (taken.length > 0) return withBroadcasts(run, taken);
        if (retryInMs !== undefined) await sleep(retryInMs, undefined, { signal }).catch(() => {});
        else if ((await run(queueLate)) === 0) return [];
      }
      return [];
    },
    beginWithinMs: BEGIN_WITHIN_MS,
    recheck: { afterMs: RECHECK_AFTER_MS, findStillDue },
    write: (mail) => writeBroadcast(context, mail.broadcast, mail),
    markSent: markRecipientsSent,
    markFailed: markRecipientFailed,
    markUndeliverable: (db, id, reason) => markUndeliverable(db, recipientOf(id), reason),
    giveBack: giveRecipientsBack,
  };

  /** A broadcast no longer changes once it is being sent, so it is read once. */
  async function withBroadcasts(run: Run, taken: DueRecipient[]): Promise<DueBroadcast[]> {
    const due: DueBroadcast[] = [];
    for (const one of taken) {
      const broadcast =
        known.get(one.broadcastId) ?? (await run((db) => findBroadcast(db, one.broadcastId)));
      if (broadcast === undefined) continue;
      known.set(one.broadcastId, broadcast);
      due.push({ ...one, broadcast });
    }
    return due;
  }
}
