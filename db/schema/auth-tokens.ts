import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { userId, users } from "./accounts";
import { createdAt, id, time } from "./columns";

export type TokenPurpose =
  | "recovery"
  | "confirmation"
  | "email_change"
  | "reauthentication"
  | "otp";

/** Links and codes that can be used once. Only keyed hashes are stored. */
export const oneTimeTokens = pgTable(
  "one_time_tokens",
  {
    id: id(),
    userId: userId(),
    purpose: text("purpose").$type<TokenPurpose>().notNull(),
    linkHash: text("link_hash").notNull(),
    codeHash: text("code_hash").notNull(),
    /** The address that the link was made for. */
    email: text("email").notNull(),
    tries: integer("tries").notNull().default(0),
    linkExpiresAt: time("link_expires_at").notNull(),
    codeExpiresAt: time("code_expires_at").notNull(),
    /** PKCE: the SHA-256 of the verifier, which only the requesting client knows. Null without PKCE. */
    codeChallenge: text("code_challenge"),
    /** What the sign-up asked for. The account gets it only through this token. Null for other tokens. */
    passwordHash: text("password_hash"),
    userMetadata: jsonb("user_metadata").$type<Record<string, unknown>>(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("one_time_tokens_link_key").on(table.linkHash),
    index("one_time_tokens_user_id").on(table.userId),
  ],
);

/** PKCE codes, by keyed hash. Each opens a session once, with its challenge's verifier. */
export const authCodes = pgTable(
  "auth_codes",
  {
    codeHash: text("code_hash").primaryKey(),
    userId: userId(),
    /** The purpose of the followed link. */
    purpose: text("purpose").$type<TokenPurpose>().notNull(),
    codeChallenge: text("code_challenge").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [index("auth_codes_user_id").on(table.userId)],
);

/** Authenticator apps. `lastStep` is the 30-second step of the last accepted code, so that no code works twice. */
export const factors = pgTable(
  "factors",
  {
    id: id(),
    userId: userId(),
    friendlyName: text("friendly_name").notNull().default(""),
    isVerified: boolean("is_verified").notNull().default(false),
    sealedSecret: text("sealed_secret").notNull(),
    lastStep: integer("last_step").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: time("updated_at").notNull().defaultNow(),
  },
  (table) => [index("factors_user_id").on(table.userId)],
);

export const challenges = pgTable(
  "challenges",
  {
    id: id(),
    factorId: uuid("factor_id")
      .notNull()
      .references(() => factors.id, { onDelete: "cascade" }),
    tries: integer("tries").notNull().default(0),
    expiresAt: time("expires_at").notNull(),
    /** A keyed hash of the network address that requested the challenge; only that address may answer. */
    addressKey: text("address_key").notNull().default(""),
  },
  (table) => [index("challenges_factor_id").on(table.factorId)],
);

/** Keys that sign access tokens: `standby` ones are published and sign later, `retired` ones only verify. */
export const signingKeys = pgTable("signing_keys", {
  id: text("id").primaryKey(),
  publicJwk: jsonb("public_jwk").$type<Record<string, unknown>>().notNull(),
  sealedPrivateJwk: text("sealed_private_jwk").notNull(),
  state: text("state").$type<"standby" | "active" | "retired">().notNull(),
  createdAt: createdAt(),
  changedAt: time("changed_at").notNull().defaultNow(),
});

/** Events of accounts. Holds ids and kinds, never an address or a secret. */
export const auditEvents = pgTable(
  "audit_events",
  {
    id: id(),
    kind: text("kind").notNull(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    index("audit_events_user_id").on(table.userId),
    index("audit_events_created_at").on(table.createdAt),
  ],
);

/** The number of attempts within a window, by a keyed hash of who tried. */
export const rateLimits = pgTable("rate_limits", {
  key: text("key").primaryKey(),
  count: integer("count").notNull(),
  windowEndsAt: time("window_ends_at").notNull(),
});
