import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { subscribers } from "./schema";

const time = (name: string) => timestamp(name, { withTimezone: true });
const subscriberId = () =>
  uuid("subscriber_id")
    .notNull()
    .references(() => subscribers.id, { onDelete: "cascade" });

/**
 * Messages that ask a subscriber to confirm, queued by the statement that stores the sign-up. `dueAt` is when it may be
 * sent next: a worker that takes it moves that on, so that no other takes it too. `failedAt` ends all tries.
 */
export const outbox = pgTable(
  "outbox",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    subscriberId: subscriberId(),
    createdAt: time("created_at").notNull().defaultNow(),
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
    index("outbox_subscriber").on(table.subscriberId, table.createdAt),
  ],
);

/** Every change of mind of a subscriber, in order; rows are only added. The sign-up itself stands in its own row. */
export const consentChanges = pgTable(
  "consent_changes",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    subscriberId: subscriberId(),
    change: text("change", { enum: ["confirmed", "unsubscribed"] }).notNull(),
    how: text("how", { enum: ["page", "one-click"] }).notNull(),
    /** The sentence that was agreed to at the sign-up, and the policy's version. */
    consentText: text("consent_text"),
    privacyVersion: text("privacy_version"),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("consent_changes_subscriber").on(table.subscriberId, table.createdAt),
    check("consent_changes_change", sql`${table.change} in ('confirmed', 'unsubscribed')`),
    check("consent_changes_how", sql`${table.how} in ('page', 'one-click')`),
  ],
);
