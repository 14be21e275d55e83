import type { Lane, Taken } from "./lane";
import { createSendMail, type Outcome, type Sending } from "./send-mail";
import { CONNECTIONS } from "./transport";

/** How many messages were taken, and whether the mail server stopped answering. */
export type Sent = { taken: number; isServerAway: boolean };

/**
 * Sends a lane's due messages on all connections until none is left, the mail server is down, or the signal aborts.
 * Messages that were taken but not started are returned.
 */
export async function sendDue<Mail extends Taken>(
  sending: Sending,
  lane: Lane<Mail>,
  signal: AbortSignal,
  onOutcome: (outcome: Outcome) => void,
): Promise<Sent> {
  const sendMail = createSendMail(sending, lane);
  let hand: Mail[] = [];
  const flying = new Set<string>();
  let handTakenAt = 0;
  let taking: Promise<void> | undefined;
  let isNothingLeft = false;
  const ended: Sent = { taken: 0, isServerAway: false };

  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, sendOneAfterTheOther));
  } finally {
    isNothingLeft = true;
    await returnHand();
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

  async function next(): Promise<Mail | undefined> {
    while (!signal.aborted && !ended.isServerAway && !isNothingLeft) {
      const isLate = performance.now() >= handTakenAt + lane.beginWithinMs;
      const mail = isLate ? undefined : hand.shift();
      if (mail === undefined) await (taking ??= take().finally(() => (taking = undefined)));
      else if (await isStillDue(mail)) return mail;
      else await sending.run((db) => lane.giveBack(db, [mail.id]));
    }
  }

  async function isStillDue(mail: Mail): Promise<boolean> {
    const { recheck } = lane;
    if (recheck === undefined || performance.now() < handTakenAt + recheck.afterMs) return true;
    return sending.run((db) => recheck.isStillDue(db, mail));
  }

  async function take() {
    // Messages still in hand were taken too long ago.
    await returnHand();
    handTakenAt = performance.now();
    const taken = await lane.take(sending.run, signal);
    // A message in flight is taken again only if an operator made it due.
    hand = taken.filter(({ id }) => !flying.has(id));
    ended.taken += hand.length;
    isNothingLeft = hand.length === 0;
  }

  async function returnHand() {
    const ids = hand.map(({ id }) => id);
    hand = [];
    if (ids.length > 0) await sending.run((db) => lane.giveBack(db, ids));
  }
}
