import type { Database } from "../../db/connection/client";
import type { Log } from "../log";
import { createAuthApp } from "./app";
import type { AuthBindings, AuthDependencies } from "./auth-context";
import { externalSessionReader } from "./sessions/external-reader";
import { followLink, type Followed, type Link } from "./tokens/follow-link";
import { queueAuthMail } from "./queue-mail";
import type { Secret } from "../secrets/secret";
import { ownSessionReader, type SessionReader } from "./sessions/session-reader";
import { createSigningKeys } from "./tokens/signing-keys";

/** Accounts and sessions: of the built-in backend or of a Supabase project. */
export type AuthBackend = {
  /** Handles requests below `endpoints.auth`. Unset with a Supabase project. */
  fetch?: (request: Request, bindings: AuthBindings) => Response | Promise<Response>;
  /** Follows a link from a message about an account. Unset with a Supabase project, which sends its own. */
  followLink?: FollowLink;
  readSession: SessionReader;
  /** The Supabase project that has the accounts, and its key for browsers. */
  supabase?: { url: string; key: string | undefined };
};

export type FollowLink = (
  request: Request,
  link: Link,
  options?: { opensSession?: boolean; needsPassword?: boolean },
) => Promise<Followed>;

type BackendOptions = {
  database: Database;
  log: Log;
  siteUrl: string;
  secret: Secret;
  isSignupOpen: boolean;
  supabase?: { url: string; key: string | undefined } | undefined;
  addressOf: AuthDependencies["addressOf"];
};

/** Creates the built-in backend, or a client of the Supabase project that replaces it. */
export function createAuthBackend(options: BackendOptions): AuthBackend {
  const { database, log, siteUrl, secret, isSignupOpen, addressOf } = options;
  const { supabase } = options;
  if (supabase) return { supabase, readSession: externalSessionReader(database, supabase) };
  const keys = createSigningKeys(database, secret);
  const mail = queueAuthMail(secret);
  const auth = { database, secret, keys, siteUrl, isSignupOpen, mail, log, addressOf };
  return {
    fetch: createAuthApp(auth).fetch,
    followLink: (...asked) => followLink(auth, ...asked),
    readSession: ownSessionReader(auth),
  };
}
