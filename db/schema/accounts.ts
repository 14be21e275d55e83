import { sql } from "drizzle-orm";
import {
  check,
  primaryKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id, time } from "./columns";

/** The column of rows that belong to an account and are deleted with it. */
export const userId = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Accounts of the built-in auth backend. `passwordHash` is null if the account can only be opened by a link. */
export const users = pgTable(
  "users",
  {
    id: id(),
    email: text("email").notNull(),
    passwordHash: text("password_hash"),
    userMetadata: jsonb("user_metadata").$type<Record<string, unknown>>().notNull().default({}),
    emailConfirmedAt: time("email_confirmed_at"),
    /** The new address, which takes effect when both links have been followed. */
    newEmail: text("new_email"),
    confirmationSentAt: time("confirmation_sent_at"),
    recoverySentAt: time("recovery_sent_at"),
    emailChangeSentAt: time("email_change_sent_at"),
    reauthenticationSentAt: time("reauthentication_sent_at"),
    lastSignInAt: time("last_sign_in_at"),
    bannedUntil: time("banned_until"),
    createdAt: createdAt(),
    updatedAt: time("updated_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("users_email_key").on(sql`fold_address(${table.email})`),
    index("users_unconfirmed")
      .on(table.createdAt)
      .where(sql`${table.emailConfirmedAt} is null`),
    check("users_email_length", sql`char_length(${table.email}) between 3 and 254`),
  ],
);

/** People known to this site. Ids may come from another auth backend, so there may be no account. */
export const profiles = pgTable(
  "profiles",
  {
    id: uuid("id").primaryKey(),
    email: text("email").notNull(),
    role: text("role").$type<Role>().notNull().default("user"),
    createdAt: createdAt(),
  },
  (table) => [
    index("profiles_email").on(sql`fold_address(${table.email})`),
    check("profiles_role", sql`${table.role} in ('user', 'admin')`),
  ],
);

export type Role = "user" | "admin";

/** How a session was opened, newest first, as the token's `amr` claim shows it; `timestamp` in unix seconds. */
export type AuthMethod = { method: string; timestamp: number };

/** A sign-in on one device. Access tokens contain its id and are invalid once it ends. */
export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    userId: userId(),
    aal: text("aal").$type<"aal1" | "aal2">().notNull().default("aal1"),
    methods: jsonb("methods").$type<AuthMethod[]>().notNull(),
    /** The number of the current refresh token. */
    refreshNumber: integer("refresh_number").notNull().default(1),
    refreshedAt: time("refreshed_at").notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [index("sessions_user_id").on(table.userId)],
);

/**
 * Networks that have signed in to an account. They have a limit of their own, so guessing from elsewhere does not lock out
 * the owner. A network is stored as a keyed hash that differs between accounts, never as an address.
 */
export const knownNetworks = pgTable(
  "known_networks",
  {
    userId: userId(),
    networkKey: text("network_key").notNull(),
    lastSignInAt: time("last_sign_in_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.networkKey] }),
    index("known_networks_last_sign_in_at").on(table.lastSignInAt),
  ],
);

/** Every refresh token of a session, by its SHA-256. The token itself is derived when it is needed. */
export const refreshTokens = pgTable(
  "refresh_tokens",
  {
    hash: text("hash").primaryKey(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    usedAt: time("used_at"),
  },
  (table) => [index("refresh_tokens_session_id").on(table.sessionId)],
);
