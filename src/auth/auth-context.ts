import type { Context as HonoContext } from "hono";
import type { Database } from "../../db/connection/client";
import type { TokenPurpose } from "../../db/schema/auth-tokens";
import type { Queries } from "../../db/connection/pool";
import type { Log } from "../log";
import type { Secret } from "../secrets/secret";
import type { SigningKeys } from "./tokens/signing-keys";

/** Events an account's owner is notified of, in case it was not them. */
type AccountNotice = "password_changed" | "email_changed" | "factor_added" | "factor_removed";

/** A message about an account. `link` works once; `code` does the same when typed. */
export type AuthMail = {
  to: string;
  userId: string;
  purpose: TokenPurpose | AccountNotice | "invitation";
  link?: string;
  code?: string;
};

/** The auth backend's dependencies. */
export type AuthDependencies = {
  database: Database;
  secret: Secret;
  keys: SigningKeys;
  siteUrl: string;
  /** Whether anyone may sign up. */
  isSignupOpen: boolean;
  /** Queues a message in the transaction that creates what it is about. */
  mail: (tx: Queries, message: AuthMail) => Promise<void>;
  log: Log;
  /** Request deadline; 10 s by default. */
  requestDeadlineMs?: number;
  /** The client's address, as far as the configured proxies can be trusted. */
  addressOf: (request: Request) => string;
};

type AuthVariables = { auth: AuthDependencies };
/** `onRoute` receives the pattern of the matched route, for the caller's log. */
export type AuthBindings = { onRoute?: ((pattern: string) => void) | undefined };
export type AuthApp = { Bindings: AuthBindings; Variables: AuthVariables };
export type AuthContext = HonoContext<AuthApp>;
