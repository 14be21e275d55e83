import { sql } from "drizzle-orm";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, time } from "./columns";
import { sessions } from "./accounts";

/** Sign-ins to the console, by the SHA-256 of the cookie. Each belongs to a session, and ends with it. */
export const consoleSessions = pgTable(
  "console_sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    seenAt: time("seen_at").notNull().defaultNow(),
    /** When a code of the authenticator app was last given here. */
    codeAt: time("code_at"),
  },
  (table) => [
    index("console_sessions_session_id").on(table.sessionId),
    index("console_sessions_seen_at").on(table.seenAt),
  ],
);

/** What admins did in the console and operators by command: who, what, when. Rows are only added. */
export const consoleAudit = pgTable(
  "console_audit",
  {
    id: id(),
    createdAt: createdAt(),
    /** The account's id; null for a command. */
    actor: uuid("actor"),
    /** Such as "signed in" or "changed legalName". */
    act: text("act").notNull(),
    /** Keyed hash of the address it was about; null if it was about none. */
    about: text("about"),
  },
  (table) => [
    index("console_audit_created_at").on(table.createdAt),
    index("console_audit_about")
      .on(table.about)
      .where(sql`${table.about} is not null`),
  ],
);
