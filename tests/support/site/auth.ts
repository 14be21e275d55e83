import type { Database } from "../../../db/connection/client";
import { eraseAccounts, erasePerson } from "../../../db/forms/erase";
import { addUser, type User } from "../../../db/auth/users";
import type { AuthDependencies, AuthMail } from "../../../src/auth/auth-context";
import { createAuthApp } from "../../../src/auth/app";
import { followLink } from "../../../src/auth/tokens/follow-link";
import { hashPassword } from "../../../src/auth/passwords/passwords";
import { secretFrom } from "../../../src/secrets/secret";
import { openSession, sessionJson, tokenOf } from "../../../src/auth/sessions/open-session";
import { giveCode } from "../../../src/auth/sessions/take-code";
import { ownSessionReader } from "../../../src/auth/sessions/session-reader";
import { createSigningKeys } from "../../../src/auth/tokens/signing-keys";
import type { ConsoleDependencies } from "../../../src/context";
import { createLog } from "../../../src/log";
import { mailContextOf } from "../../../src/mail/mail-context";
import { formPost, SITE_URL, startApp } from "./app";

export const testSecret = secretFrom("a secret of tests, long enough to count");

export const PASSWORD = "correct horse battery staple";

/** The options of a call as supabase-js makes it. */
type Call = { method?: string; body?: unknown; token?: string; headers?: Record<string, string> };

/** Starts the whole site with its auth backend on a database. Calls are made as supabase-js makes them; mail is collected. */
export async function startAuthOn(
  database: Database,
  overrides: Partial<AuthDependencies> = {},
  console: Partial<ConsoleDependencies> = {},
) {
  const mails: AuthMail[] = [];
  const lines: string[] = [];
  const secret = testSecret;
  const auth: AuthDependencies = {
    database,
    secret,
    keys: createSigningKeys(database, secret),
    siteUrl: SITE_URL,
    isSignupOpen: false,
    mail: (_, message) => Promise.resolve(void mails.push(message)),
    log: createLog({ write: (text) => void lines.push(text), flush: () => {} }),
    addressOf: () => "192.0.2.1",
    ...overrides,
  };
  const app = createAuthApp(auth);
  const site = startApp({
    auth: {
      fetch: app.fetch,
      followLink: (...asked) => followLink(auth, ...asked),
      readSession: ownSessionReader(auth),
      giveCode: (...given) => giveCode(auth, ...given),
      tokenOf: (sessionId) => tokenOf(auth, sessionId),
    },
    secret: testSecret,
    console: { ...consoleOn(database), ...console },
  });
  const call = (path: string, { method = "POST", body, token, headers }: Call = {}) =>
    site.request(path, {
      method,
      headers: {
        apikey: "sb_publishable_test",
        authorization: `Bearer ${token ?? "sb_publishable_test"}`,
        "x-supabase-api-version": "2024-01-01",
        "content-type": "application/json;charset=UTF-8",
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  const signIn = async (email: string, password = PASSWORD): Promise<Session> =>
    (await call("/auth/v1/token?grant_type=password", { body: { email, password } })).json();
  /** Creates a session as `signIn` does, without hashing the password, which takes most of that time. */
  const sessionOf = async ({ id: userId }: User): Promise<Session> => {
    const request = new Request(SITE_URL);
    const opened = await database.run((db) =>
      db.transaction((tx) => openSession(tx, { auth, request, userId, method: "password" })),
    );
    return (await sessionJson(auth, opened)) as Session;
  };
  /** Sends the form of a link's page, with or without JavaScript; a sign-up's asks for its password. */
  const follow = (link = "", { hasScript = true, password = "" } = {}) => {
    const fields = Object.fromEntries(new URL(link).searchParams);
    const { pathname } = new URL(link);
    return site.request(
      pathname,
      formPost({ ...fields, password, ...(!hasScript && { script: "off" }) }),
    );
  };
  const makeUser = (email: string, role: "user" | "admin" = "user") =>
    makeUserOn(database, email, role);
  const logged = () => {
    auth.log.flush();
    return lines.join("");
  };
  const { logged: requestsLogged } = site;
  const own = { auth, call, signIn, sessionOf, follow, makeUser, mails, logged, requestsLogged };
  return { ...site, ...own, authRoutes: app.routes };
}

/** What the console needs, without a journal. */
export const consoleOn = (database: Pick<Database, "run">) => ({
  database,
  countJournal: () => 0,
  erase: async (email: string) => {
    await database.run((db) => erasePerson(db, email));
    await database.run((db) => eraseAccounts(db, email));
  },
  mail: mailContextOf({ SITE_URL, MAIL_FROM: "Genie <hello@genie.example>" }, testSecret),
  domainRate: 10,
});

/** The same with ann signed in, and functions that change her account. */
export async function startAsAnn(database: Database) {
  const site = await startAuthOn(database);
  const ann = await site.makeUser("ann@example.com");
  const { access_token: token } = await site.sessionOf(ann);
  const put = async (body: unknown) => {
    const response = await site.call("/auth/v1/user", { method: "PUT", token, body });
    return { status: response.status, body: await response.json() };
  };
  return { site, token, put };
}

export type Session = {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  user: { id: string; email: string; [name: string]: unknown };
};

/** Hashed once, since hashing is slow. */
let hash: Promise<string> | undefined;

async function makeUserOn(
  database: Database,
  email: string,
  role: "user" | "admin",
): Promise<User> {
  const passwordHash = await (hash ??= hashPassword(PASSWORD));
  const fields = { email, passwordHash, isConfirmed: true, role };
  const user = await database.run((db) => addUser(db, fields));
  if (user === undefined) throw new Error("There is such a user already.");
  return user;
}
