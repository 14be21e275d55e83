import type { Database } from "../../db/client";
import { confirmSubscriber, unsubscribe } from "../../db/consent";
import { listOutbox } from "../../db/outbox";
import { secretFrom } from "../../src/auth/secret";
import { createTransport } from "../../src/mail/transport";
import { startMailWorker, type MailEvent } from "../../src/mail/worker";
import { SITE_URL, startAppOn } from "./app";
import { startSmtp, type Arrived } from "./smtp";

const secret = secretFrom("for tests");

/** The site on a database, with the links of messages at work. */
export function startMailApp(database: Database) {
  return startAppOn(database, {
    secret,
    changeConsent: (purpose, id, how) =>
      database.run((db) => (purpose === "confirm" ? confirmSubscriber : unsubscribe)(db, id, how)),
  });
}

/** A worker that sends by a mail server of the tests. */
export async function startWorker(database: Database, smtpUrl: string) {
  const events: MailEvent[] = [];
  const worker = startMailWorker({
    database,
    transport: await createTransport(smtpUrl),
    writing: { siteUrl: SITE_URL, from: "Genie <hello@genie.test>", secret },
    onEvent: (event) => events.push(event),
    restMs: 20,
  });
  return { ...worker, events };
}

export const queued = (database: Database) => database.run((db) => listOutbox(db, 1000));

/** Waits for as long as a test may take. */
export async function waitFor(isThere: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isThere())) await Bun.sleep(10);
}

/** Sends all that is due by a mail server of its own, and answers what arrived there. */
export async function sendAll(database: Database): Promise<Arrived[]> {
  const smtp = await startSmtp();
  const worker = await startWorker(database, smtp.url);
  await waitFor(async () => (await queued(database)).every(({ sentAt }) => sentAt !== null));
  await worker.stop();
  await smtp.stop();
  return smtp.arrived;
}
