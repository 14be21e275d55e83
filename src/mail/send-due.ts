import type { MailQueue, Taken } from "./mail-queue";
import { createSendMail, type Outcome, type Sending } from "./send-mail";
import { CONNECTIONS } from "./transport";

/** How many messages were taken, and whether the mail server stopped answering. */
export type Sent = { taken: number; isServerDown: boolean };

/** Messages, and when they were taken. */
type TakenTogether<Mail> = { mails: Mail[]; at: number };

/**
 * Sends a queue's due messages on all connections until none is left, the mail server is down, or the signal aborts.
 * Messages that were taken but not started are returned.
 */
export async function sendDue<Mail extends Taken>(
  sending: Sending,
  queue: MailQueue<Mail>,
  signal: AbortSignal,
  onOutcome: (outcome: Outcome) => void,
): Promise<Sent> {
  const sendMail = createSendMail(sending, queue);
  let waiting: Mail[] = [];
  const inFlight = new Set<string>();
  let takenAt = 0;
  let checkedAt = 0;
  let upcoming: Promise<TakenTogether<Mail>> | undefined;
  let replacing: Promise<void> | undefined;
  let checking: Promise<void> | undefined;
  let isNothingLeft = false;
  const ended: Sent = { taken: 0, isServerDown: false };

  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, sendOneByOne));
  } finally {
    isNothingLeft = true;
    const late = await upcoming?.catch(() => undefined);
    waiting.push(...(late?.mails ?? []));
    await returnWaiting();
  }
  return ended;

  async function sendOneByOne() {
    for (let mail = await next(); mail !== undefined; mail = await next()) {
      const outcome = await sendMail(mail);
      inFlight.delete(mail.id);
      onOutcome(outcome);
      if (outcome.status !== "sent" && outcome.isServerDown) ended.isServerDown = true;
    }
  }

  async function next(): Promise<Mail | undefined> {
    while (!signal.aborted && !ended.isServerDown && !isNothingLeft) {
      const now = performance.now();
      // In advance, so that no connection waits for the database.
      if (waiting.length <= CONNECTIONS) upcoming ??= take();
      if (waiting.length === 0 || now >= takenAt + queue.beginWithinMs)
        await (replacing ??= replaceWaiting().finally(() => (replacing = undefined)));
      else {
        if (queue.recheck !== undefined && now >= checkedAt + queue.recheck.afterMs)
          await (checking ??= checkAgain(queue.recheck).finally(() => (checking = undefined)));
        const mail = waiting.shift();
        if (mail === undefined) continue;
        // At once, or the next messages could be taken while it is in neither list.
        inFlight.add(mail.id);
        return mail;
      }
    }
  }

  async function checkAgain({ findStillDue }: NonNullable<MailQueue<Mail>["recheck"]>) {
    const asked = waiting;
    const askedAt = performance.now();
    const due = new Set(await sending.run((db) => findStillDue(db, asked)));
    // Returned meanwhile, because the answer took too long.
    if (waiting !== asked) return;
    checkedAt = askedAt;
    waiting = asked.filter(({ id }) => due.has(id));
    const gone = asked.filter(({ id }) => !due.has(id)).map(({ id }) => id);
    if (gone.length > 0) await sending.run((db) => queue.giveBack(db, gone));
  }

  async function takeMore(): Promise<TakenTogether<Mail>> {
    // These are taken again only if an operator made them due.
    const held = new Set([...inFlight, ...waiting.map(({ id }) => id)]);
    const mails = await queue.take(sending.run, signal);
    return { mails: mails.filter(({ id }) => !held.has(id)), at: performance.now() };
  }

  function take(): Promise<TakenTogether<Mail>> {
    const taking = takeMore();
    // Thrown again where it is waited for.
    taking.catch(() => {});
    return taking;
  }

  async function replaceWaiting() {
    // Messages still waiting were taken too long ago.
    await returnWaiting();
    const { mails, at } = await (upcoming ??= take());
    // Over meanwhile: they are returned.
    if (isNothingLeft) return;
    upcoming = undefined;
    waiting = mails;
    [takenAt, checkedAt] = [at, at];
    ended.taken += waiting.length;
    isNothingLeft = waiting.length === 0;
  }

  async function returnWaiting() {
    const ids = waiting.map(({ id }) => id);
    waiting = [];
    if (ids.length > 0) await sending.run((db) => queue.giveBack(db, ids));
  }
}
