import { sql } from "drizzle-orm";
import {
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import { createdAt, id, time } from "./columns";
import { messageForms, type MessageKind } from "./messages";

/** An address and list get no second message within this time, however often they sign up. */
export const MAIL_PAUSE = "10 minutes";

/**
 * The pause that a message of these kinds falls into, for an index that lets only one in: two statements at the same
 * moment do not see what the other queues. Whoever queues one looks besides whether the last is a pause ago.
 */
const pauseOf = (kinds: MailKind[], columns: { kind: AnyPgColumn; createdAt: AnyPgColumn }) => {
  const pause = sql.raw(`interval '${MAIL_PAUSE}'`);
  const isOne = sql.join(
    kinds.map((kind) => sql`${columns.kind} = ${sql.raw(`'${kind}'`)}`),
    sql` or `,
  );
  return sql`(case when ${isOne} then date_bin(${pause}, ${columns.createdAt}, timestamptz '2000-01-01 00:00:00Z') end)`;
};

/** What a message may be about. A worker takes only the kinds that it can write, so that replicas may differ for a while. */
export type MailKind = "confirm" | "waitlist" | "preferences" | "account" | MessageMail;

type MessageMail = (typeof messageForms)[MessageKind]["mails"]["sender" | "team"];

const acknowledgements = Object.values(messageForms).map(({ mails }) => mails.sender);

/**
 * What a message is written from, beside its address and the id of what it is about. `sealed` is what opens something:
 * closed by the installation's secret, so that the table alone gives nobody a way in, and removed once it was sent.
 */
export type MailData = {
  source?: string;
  topic?: string;
  purpose?: string;
  sealed?: string;
  /** What a visitor wrote, by field; only to the team. */
  [field: string]: string | undefined;
};

/** When an address was queued messages for in the last day (`MAIL_CAP`), and how many the last statement was allowed. */
export const mailCounts = pgTable("mail_counts", {
  /** In lower case. */
  recipient: text("recipient").primaryKey(),
  queuedAt: time("queued_at").array().notNull(),
  allowed: integer("allowed").notNull(),
});

/** When an address was last queued a message. */
export const lastQueuedAt = sql`(select max(at) from unnest(${mailCounts.queuedAt}) at)`;

/** Addresses whose mail server says that they do not exist or no longer take mail. */
export const undeliverable = pgTable(
  "undeliverable_addresses",
  {
    /** In lower case. */
    address: text("address").primaryKey(),
    /** How we know, with the status: `reply 5.1.1` or `bounce 5.1.1`. */
    reason: text("reason").notNull(),
    markedAt: time("marked_at").notNull().defaultNow(),
  },
  (table) => [index("undeliverable_marked_at").on(table.markedAt)],
);

/**
 * Messages, queued by the statement or in the transaction that makes what they speak of. `dueAt` is when one may be
 * sent next: a worker that takes it moves that on, so that no other takes it too. `failedAt` ends all tries.
 * `aboutId` is a sign-up's, a waitlist entry's, a message's or a user's, and no foreign key, since that made sign-ups
 * slower by 15 %: whoever removes what it names removes the messages too.
 */
export const outbox = pgTable(
  "outbox",
  {
    id: id(),
    kind: text("kind").$type<MailKind>().notNull(),
    recipient: text("recipient").notNull(),
    aboutId: uuid("about_id").notNull(),
    data: jsonb("data").$type<MailData>().notNull().default({}),
    createdAt: createdAt(),
    dueAt: time("due_at").notNull().defaultNow(),
    attempts: integer("attempts").notNull().default(0),
    sentAt: time("sent_at"),
    failedAt: time("failed_at"),
    /** What the mail server said last, as a code: its words may hold an address. */
    lastError: text("last_error"),
  },
  (table) => [
    index("outbox_due")
      .on(table.dueAt)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    // What was sent is looked for by its age, when it is to be removed.
    index("outbox_sent")
      .on(table.sentAt)
      .where(sql`${table.sentAt} is not null`),
    // What was given up is counted at each reading of the figures.
    index("outbox_dead")
      .on(table.failedAt)
      .where(sql`${table.failedAt} is not null`),
    uniqueIndex("outbox_about").on(table.aboutId, pauseOf(["confirm"], table)),
    // Confirmations are left out, because they are many and are found by `aboutId`.
    uniqueIndex("outbox_recipient")
      .on(sql`lower(${table.recipient})`, pauseOf(acknowledgements, table), table.kind)
      .where(sql`${table.kind} <> 'confirm'`),
  ],
);
