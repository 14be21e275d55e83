import { sql } from "drizzle-orm";
import {
  addBroadcast,
  countAudience,
  reportOf,
  scheduleBroadcast,
  type NewBroadcast,
} from "../../../db/broadcasts/broadcasts";
import type { BroadcastRates } from "../../../db/broadcasts/broadcast-delivery";
import { saveFeatures } from "../../../db/broadcasts/stored-features";
import type { Selection } from "../../../db/broadcasts/audience";
import type { Database } from "../../../db/connection/client";
import { broadcastQueue } from "../../../src/broadcasts/broadcast-queue";
import { createTransport } from "../../../src/mail/transport";
import { startMailWorker } from "../../../src/mail/worker";
import { featureFacts } from "../../../views/content/feature-status";
import { mailContext } from "./mail";

export const FAST: BroadcastRates = { inAll: 1_000, perDomain: 1_000 };
const sender = { senderName: "Genie Inc.", postalAddress: "1 Main St, Springfield, USA" };

/** Broadcasts as an operator writes them. */
export const drafts = {
  issue: draft({ kind: "issue", subject: "Notes on selling security" }),
  announcement: draft({
    kind: "announcement",
    subject: "Scroll is ready",
    feature: "scroll",
    actionLabel: "See Scroll",
    actionHref: "/solutions/scroll",
  }),
  invitation: draft({ kind: "invitation", subject: "Your invite" }),
} as const;

function draft(some: Pick<NewBroadcast, "kind" | "subject"> & Partial<NewBroadcast>): NewBroadcast {
  const body = "Hello **you**,\n\nread [our blog](/blog).\n\n- one\n- two";
  const none = { feature: null, actionLabel: null, actionHref: null };
  return { ...none, preview: `About: ${some.subject}`, body, ...some };
}

/** Queues a draft for its whole audience. With `isDue`, the ten minutes have passed. */
export async function schedule(
  database: Database,
  broadcast: NewBroadcast,
  { isDue = true, selection = {} }: { isDue?: boolean; selection?: Selection } = {},
): Promise<string> {
  return database.run(async (db) => {
    await saveFeatures(db, featureFacts);
    const added = await addBroadcast(db, broadcast);
    const recipients = await countAudience(db, added, selection);
    const { perDomain: domainRate } = FAST;
    await scheduleBroadcast(db, added, { ...selection, sender, recipients, domainRate });
    if (isDue) await makeDue(database, added.id);
    return added.id;
  });
}

/** Skips the ten minutes before the first message. */
export const makeDue = (database: Database, id: string) =>
  database.run(async (db) => {
    await db.execute(sql`update broadcasts set starts_at = now() where id = ${id}`);
    await db.execute(sql`update broadcast_recipients set due_at = now()
      where broadcast_id = ${id} and state = 'waiting'`);
  });

/** Stores confirmed sign-ups for a list, or waitlist entries, one per address. */
export const addPeople = (database: Database, source: string, emails: readonly string[]) =>
  database.run((db) => {
    const table = sql.raw(source.startsWith("beta-waitlist:") ? "waitlist_entries" : "subscribers");
    return db.execute(sql`
      insert into ${table} (email, source, created_at)
      select value, ${source}, now() - interval '1 day' + ordinality * interval '1 second'
      from jsonb_array_elements_text(${JSON.stringify(emails)}::text::jsonb) with ordinality`);
  });

export const confirmAll = (database: Database) =>
  database.run((db) => db.execute(sql`update subscribers set confirmed_at = now()`));

export const report = (database: Database, id: string) => database.run((db) => reportOf(db, id));

/** Starts a worker that sends broadcasts to a test's mail server. */
export async function startBroadcastWorker(
  database: Database,
  smtpUrl: string,
  rates: BroadcastRates = FAST,
) {
  return startMailWorker({
    run: database.run,
    isReady: database.isReady,
    transport: createTransport(smtpUrl),
    queue: broadcastQueue(mailContext, rates),
    onEvent: () => {},
    restMs: 20,
  });
}
