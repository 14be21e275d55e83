import type { Database } from "../../../db/connection/client";
import { decide } from "../../../db/forms/decisions";
import { erasePerson } from "../../../db/forms/erase";
import { listOutbox } from "../../../db/mail/outbox";
import { secretFrom } from "../../../src/secrets/secret";
import { createSharedCounting } from "../../../src/limits/shared-limit";
import { createPreferences } from "../../../src/preferences/preferences";
import { outboxQueue } from "../../../src/mail/mail-queue";
import { createTransport } from "../../../src/mail/transport";
import { startMailWorker, type MailEvent } from "../../../src/mail/worker";
import { SITE_URL, startAppOn } from "../site/app";
import { startSmtp, type Arrived } from "./smtp";

const secret = secretFrom("for tests");

/** The context of messages in tests. */
export const mailContext = {
  siteUrl: SITE_URL,
  from: { name: "Genie", address: "hello@genie.test" },
  bouncesTo: "bounces@genie.test",
  secret,
  isContactAnswered: true,
};

/** The site on a database, with working links in messages. */
export function startMailApp(database: Database) {
  return startAppOn(database, {
    secret,
    preferences: createPreferences(
      database,
      {
        decide: (decision) => database.run((db) => decide(db, decision)),
        erase: async (email) => void (await database.run((db) => erasePerson(db, email))),
      },
      createSharedCounting(database, secret),
    ),
  });
}

/** Starts a mail worker that sends to a test's mail server. */
export async function startWorker(database: Database, smtpUrl: string) {
  const events: MailEvent[] = [];
  const worker = startMailWorker({
    run: database.run,
    isReady: database.isReady,
    transport: createTransport(smtpUrl),
    queue: outboxQueue(mailContext),
    onEvent: (event) => events.push(event),
    restMs: 20,
  });
  /** Counts the messages with this result. */
  const count = (end: string) =>
    events.filter(({ kind }) => kind === end).reduce((sum, event) => sum + event.count, 0);
  return { ...worker, events, count };
}

export const queued = (database: Database) => database.run((db) => listOutbox(db, 1000));

/** Counts the messages queued for an address, ignoring case. */
export const mailsTo = async (database: Database, email: string) =>
  (await queued(database)).filter(({ recipient }) => recipient.toLowerCase() === email).length;

/** Waits until the condition holds; the test's own timeout ends the wait. */
export async function waitFor(isThere: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isThere())) await Bun.sleep(10);
}

/** Sends all due messages to a new mail server and returns what arrived. */
export async function sendAll(database: Database): Promise<Arrived[]> {
  const smtp = await startSmtp();
  const worker = await startWorker(database, smtp.url);
  await waitFor(async () => (await queued(database)).every(({ sentAt }) => sentAt !== null));
  await worker.stop();
  await smtp.stop();
  return smtp.arrived;
}
