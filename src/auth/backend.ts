import type { Database } from "../../db/connection/client";
import type { Log } from "../log";
import { createAuthApp } from "./app";
import type { AuthDependencies } from "./auth-context";
import { externalSessionReader } from "./sessions/external-reader";
import { followLink, type Followed, type Link } from "./tokens/follow-link";
import { queueAuthMail } from "./queue-mail";
import type { Secret } from "../secrets/secret";
import { ownSessionReader, type SessionReader } from "./sessions/session-reader";
import { createSigningKeys } from "./tokens/signing-keys";

/** What the site asks about people: its own auth backend, unless another one is named, and who a token speaks for. */
export type AuthBackend = {
  /** Answers below `endpoints.auth`. None where a Supabase project does. */
  fetch?: (request: Request, onRoute?: (pattern: string) => void) => Response | Promise<Response>;
  /** Follows a link of a message about an account. None where a Supabase project sends those. */
  followLink?: FollowLink;
  readSession: SessionReader;
  /** The project that keeps the accounts instead of us, and the key that browsers may know. */
  supabase?: { url: string; key: string | undefined };
};

export type FollowLink = (
  request: Request,
  link: Link,
  options?: { opensSession: boolean },
) => Promise<Followed>;

type GateOptions = {
  database: Database;
  log: Log;
  siteUrl: string;
  secret: Secret;
  isSignupOpen: boolean;
  supabase?: { url: string; key: string | undefined } | undefined;
  addressOf: AuthDependencies["addressOf"];
};

/** The built-in backend, or the way to the Supabase project that takes its place. */
export function createAuthBackend(options: GateOptions): AuthBackend {
  const { database, log, siteUrl, secret, isSignupOpen, addressOf } = options;
  const { supabase } = options;
  if (supabase) return { supabase, readSession: externalSessionReader(database, supabase) };
  const keys = createSigningKeys(database, secret);
  const mail = queueAuthMail(secret);
  const auth = { database, secret, keys, siteUrl, isSignupOpen, mail, log, addressOf };
  const app = createAuthApp(auth);
  return {
    fetch: (request, onRoute) => app.fetch(request, { onRoute }),
    followLink: (...asked) => followLink(auth, ...asked),
    readSession: ownSessionReader(auth),
  };
}
