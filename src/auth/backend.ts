import type { AuthBackend } from "../context";
import type { Database } from "../../db/connection/client";
import type { Log } from "../log";
import { createAuthApp } from "./app";
import type { AuthDependencies } from "./auth-context";
import { externalSessionReader } from "./sessions/external-reader";
import { followLink } from "./tokens/follow-link";
import { queueAuthMail } from "./queue-mail";
import type { Secret } from "../secrets/secret";
import { giveCode } from "./sessions/take-code";
import { tokenOf } from "./sessions/open-session";
import { ownSessionReader } from "./sessions/session-reader";
import { createSigningKeys } from "./tokens/signing-keys";

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
    giveCode: (...given) => giveCode(auth, ...given),
    tokenOf: (sessionId) => tokenOf(auth, sessionId),
  };
}
