import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import { createdAt, id, time } from "./columns";

/**
 * Mail to many people: an announcement that a feature is ready, a newsletter issue, or an invitation from the waitlist. A draft
 * has no recipients yet. Whether one is scheduled or finished follows from `startsAt` and its recipients.
 */
export const broadcasts = pgTable(
  "broadcasts",
  {
    id: id(),
    kind: text("kind", { enum: ["announcement", "issue", "invitation"] }).notNull(),
    subject: text("subject").notNull(),
    /** What mail programs show beside the subject. */
    preview: text("preview").notNull(),
    /** Markdown. */
    body: text("body").notNull(),
    /** The key of the feature it is about. */
    feature: text("feature"),
    actionLabel: text("action_label"),
    actionHref: text("action_href"),
    state: text("state", { enum: ["draft", "sending", "paused", "stopped"] })
      .notNull()
      .default("draft"),
    createdAt: createdAt(),
    /** When sending starts. */
    startsAt: time("starts_at"),
    /** The sender and their postal address, shown in every message. */
    senderName: text("sender_name"),
    postalAddress: text("postal_address"),
  },
  (table) => [
    check("broadcasts_kind", sql`${table.kind} in ('announcement', 'issue', 'invitation')`),
    check("broadcasts_state", sql`${table.state} in ('draft', 'sending', 'paused', 'stopped')`),
    check(
      "broadcasts_sender",
      sql`${table.state} = 'draft' or (${table.startsAt} is not null and ${table.senderName} is not null and ${table.postalAddress} is not null)`,
    ),
  ],
);

/** The states of a recipient; only `waiting` may still be sent. */
export const RECIPIENT_STATES = [
  "waiting",
  "sent",
  "failed",
  "unsubscribed",
  "undeliverable",
  "erased",
  "stopped",
] as const;

/** The domain of an address. */
export const domainOf = (address: AnyPgColumn) =>
  sql`fold_address(substring(${address} from '[^@]*$'))`;

/**
 * One row per broadcast and address, which is also the queued message: its id is in the Message-ID. The report keeps the
 * row when its address is erased or a month old.
 */
export const broadcastRecipients = pgTable(
  "broadcast_recipients",
  {
    id: id(),
    broadcastId: uuid("broadcast_id")
      .notNull()
      .references(() => broadcasts.id),
    address: text("address"),
    state: text("state", { enum: RECIPIENT_STATES }).notNull().default("waiting"),
    createdAt: createdAt(),
    /** When it may be sent next; a worker that takes it sets a later time. */
    dueAt: time("due_at").notNull().defaultNow(),
    /** When a worker last took it, for the rate limits. */
    takenAt: time("taken_at"),
    attempts: integer("attempts").notNull().default(0),
    /** When it left the state `waiting`. */
    settledAt: time("settled_at"),
    lastError: text("last_error"),
  },
  (table) => [
    uniqueIndex("broadcast_recipients_address").on(
      sql`fold_address(${table.address})`,
      table.broadcastId,
    ),
    // For workers and for reports.
    index("broadcast_recipients_due").on(table.broadcastId, table.state, table.dueAt),
    index("broadcast_recipients_taken")
      .on(table.takenAt)
      .where(sql`${table.takenAt} is not null`),
    index("broadcast_recipients_settled")
      .on(table.settledAt)
      .where(sql`${table.settledAt} is not null and ${table.address} is not null`),
    check(
      "broadcast_recipients_state",
      sql`${table.state} in (${sql.raw(RECIPIENT_STATES.map((state) => `'${state}'`).join(", "))})`,
    ),
  ],
);

/** Features that sign-ups ask about, as this site's newest build describes them. */
export const features = pgTable("features", {
  key: text("key").primaryKey(),
  title: text("title").notNull(),
  status: text("status", { enum: ["soon", "beta", "live"] }).notNull(),
  /** The address that its announcement links to. */
  path: text("path").notNull(),
  /** Set once it is announced; people who confirm later get it at once. */
  announcementId: uuid("announcement_id").references(() => broadcasts.id),
});

/** The titles under which people sign up for a feature, in lower case: its own, and those an operator merged. */
export const featureTitles = pgTable("feature_titles", {
  title: text("title").primaryKey(),
  featureKey: text("feature_key")
    .notNull()
    .references(() => features.key),
});
