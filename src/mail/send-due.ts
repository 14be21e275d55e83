import { giveBack, LEASE_MS, takeDue, type DueMail } from "../../db/mail/outbox-delivery";
import { createSendMail, type Outcome, type Sending } from "./send-mail";
import { CONNECTIONS, SENDING_MS } from "./transport";
import { writableKinds } from "./write-message";

/** How many messages were taken, and whether the mail server stopped answering. */
export type Sent = { taken: number; isServerAway: boolean };

const MAX_TOGETHER = 50;
/** Messages are not started once another worker might take them before they are sent. */
const BEGIN_WITHIN_MS = LEASE_MS - SENDING_MS - 15_000;

/**
 * Sends due messages on all connections until none is left, the mail server is down, or the signal aborts. Messages
 * that were taken but not started are returned to the outbox.
 */
export async function sendDue(
  sending: Sending,
  signal: AbortSignal,
  onOutcome: (outcome: Outcome) => void,
): Promise<Sent> {
  const sendMail = createSendMail(sending);
  let hand: DueMail[] = [];
  const flying = new Set<string>();
  let handUntil = 0;
  let taking: Promise<void> | undefined;
  let isNothingLeft = false;
  const ended: Sent = { taken: 0, isServerAway: false };

  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, sendOneAfterTheOther));
  } finally {
    const ids = hand.map(({ id }) => id);
    hand = [];
    isNothingLeft = true;
    if (ids.length > 0) await sending.run((db) => giveBack(db, ids));
  }
  return ended;

  async function sendOneAfterTheOther() {
    for (let mail = await next(); mail !== undefined; mail = await next()) {
      flying.add(mail.id);
      const outcome = await sendMail(mail);
      flying.delete(mail.id);
      onOutcome(outcome);
      if (outcome.status !== "sent" && outcome.isServerAway) ended.isServerAway = true;
    }
  }

  async function next(): Promise<DueMail | undefined> {
    while (!signal.aborted && !ended.isServerAway && !isNothingLeft) {
      if (hand.length > 0 && performance.now() < handUntil) return hand.shift();
      taking ??= take().finally(() => (taking = undefined));
      await taking;
    }
  }

  async function take() {
    // The leases of messages still in hand are about to expire: leave them to the next worker.
    hand = [];
    handUntil = performance.now() + BEGIN_WITHIN_MS;
    const taken = await sending.run((db) => takeDue(db, writableKinds, MAX_TOGETHER));
    // A message in flight is taken again only if an operator made it due.
    hand = taken.filter(({ id }) => !flying.has(id));
    ended.taken += hand.length;
    isNothingLeft = hand.length === 0;
  }
}
