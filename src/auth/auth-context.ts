import type { Context as HonoContext } from "hono";
import type { Database } from "../../db/connection/client";
import type { TokenPurpose } from "../../db/schema/auth-tokens";
import type { Queries } from "../../db/connection/pool";
import type { Log } from "../log";
import { endpoints } from "../paths";
import type { Secret } from "../secrets/secret";
import type { SigningKeys } from "./tokens/signing-keys";

/** What an owner is told of after it happened, for when it was not them. */
export type AccountNotice =
  | "password_changed"
  | "email_changed"
  | "factor_added"
  | "factor_removed";

/** A message about an account. `link` opens something once; `code` does the same where it is typed. */
export type AuthMail = {
  to: string;
  userId: string;
  purpose: TokenPurpose | AccountNotice | "invitation";
  link?: string;
  code?: string;
};

/** What the auth backend is made from. */
export type AuthDependencies = {
  database: Database;
  secret: Secret;
  keys: SigningKeys;
  siteUrl: string;
  /** Whether strangers may make accounts. */
  isSignupOpen: boolean;
  /** Queues a message within the transaction that made what it speaks of. */
  mail: (tx: Queries, message: AuthMail) => Promise<void>;
  log: Log;
  /** How long an answer may take; 10 s unless told otherwise. */
  requestDeadlineMs?: number;
  /** Who asks, as far as the configured proxies can be believed. */
  addressOf: (request: Request) => string;
};

export type AuthVariables = { auth: AuthDependencies };
/** `onRoute` is told the pattern of the route that answered, for the log of whoever asks. */
type AuthBindings = { onRoute?: ((pattern: string) => void) | undefined };
export type AuthApp = { Bindings: AuthBindings; Variables: AuthVariables };
export type AuthContext = HonoContext<AuthApp>;

/** What the backend's tokens name as their issuer: its public address. */
export const issuerOf = (siteUrl: string): string => siteUrl + endpoints.auth;
