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

/** An address gets no second message about the same list within this time, however often it signs up. */
export const MAIL_PAUSE = "10 minutes";

/**
 * The pause interval that a message of these kinds falls into, for a unique index: concurrent statements do not see each
 * other's messages. Queries also check that the last message is a pause ago.
 */
const pauseOf = (kinds: MailKind[], columns: { kind: AnyPgColumn; createdAt: AnyPgColumn }) => {
  const pause = sql.raw(`interval '${MAIL_PAUSE}'`);
  const isOne = sql.join(
    kinds.map((kind) => sql`${columns.kind} = ${sql.raw(`'${kind}'`)}`),
    sql` or `,
  );
  return sql`(case when ${isOne} then date_bin(${pause}, ${columns.createdAt}, timestamptz '2000-01-01 00:00:00Z') end)`;
};

/** The kinds of messages. A worker takes only kinds that it can write, so replicas of two versions can run together. */
export type MailKind = "confirm" | "waitlist" | "preferences" | "account" | "held" | MessageMail;

type MessageMail = (typeof messageForms)[MessageKind]["mails"]["sender" | "team"];

const acknowledgements = Object.values(messageForms).map(({ mails }) => mails.sender);

/**
 * The data of a message, besides its address and the id of what it is about. `sealed` is a token, encrypted with the
 * installation's secret so that the table alone opens nothing, and deleted after sending.
 */
export type MailData = {
  source?: string;
  topic?: string;
  purpose?: string;
  sealed?: string;
  /** What a visitor wrote, by field; only in messages to the team. */
  [field: string]: string | undefined;
};

/** When messages were queued for a mailbox in the last day (`MAIL_CAP`), and how many the last statement was allowed. */
export const mailCounts = pgTable("mail_counts", {
  /** The mailbox (`mailboxOf`). */
  recipient: text("recipient").primaryKey(),
  queuedAt: time("queued_at").array().notNull(),
  allowed: integer("allowed").notNull(),
});

/** When a message was last queued for an address. */
export const lastQueuedAt = sql`(select max(at) from unnest(${mailCounts.queuedAt}) at)`;

/** Addresses that do not exist or no longer accept mail, according to their mail server. */
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
 * Messages, queued by the statement or transaction that creates what they are about. `dueAt` is when one may be sent
 * next; a worker that takes it sets a later time, so that no other worker takes it. `failedAt` ends all retries.
 * `aboutId` is the id of a sign-up, waitlist entry, message or user. It is no foreign key, since that made sign-ups 15 %
 * slower; code that deletes one of these deletes its messages too.
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
    /** The mail server's last reply, as a code, because its text may contain an address. */
    lastError: text("last_error"),
  },
  (table) => [
    index("outbox_due")
      .on(table.dueAt)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    // To delete sent messages by age.
    index("outbox_sent")
      .on(table.sentAt)
      .where(sql`${table.sentAt} is not null`),
    // To count failed messages for the metrics.
    index("outbox_dead")
      .on(table.failedAt)
      .where(sql`${table.failedAt} is not null`),
    uniqueIndex("outbox_about").on(table.aboutId, pauseOf(["confirm"], table)),
    // Without confirmations, which are many and found by `aboutId`.
    uniqueIndex("outbox_recipient")
      .on(sql`fold_address(${table.recipient})`, pauseOf(acknowledgements, table), table.kind)
      .where(sql`${table.kind} <> 'confirm'`),
  ],
);
