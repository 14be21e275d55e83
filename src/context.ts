import type { Context as HonoContext } from "hono";
import type { AuthBindings } from "./auth/auth-context";
import type { SessionReader } from "./auth/sessions/session-reader";
import type { Followed, Link } from "./auth/tokens/follow-link";
import type { Admin } from "../db/admin/console-sessions";
import type { Database } from "../db/connection/client";
import type { Submission } from "../db/forms/submissions";
import type { Secret } from "./secrets/secret";
import type { HookOptions } from "./hooks/mail-hooks";
import type { Log } from "./log";
import type { Preferences } from "./preferences/preferences";
import type { Transport } from "./mail/transport";
import type { MailContext } from "./mail/writer";
import type { TeamAddresses } from "./mail/team-addresses";
import type { Renderer } from "./pages/render";
import type { SiteMetrics } from "./metrics/metrics";
import type { FormLimits } from "./limits/form-limits";

/** Accounts and sessions: of the built-in backend or of a Supabase project. */
export type AuthBackend = {
  /** Handles requests below `endpoints.auth`. Unset with a Supabase project. */
  fetch?: (request: Request, bindings: AuthBindings) => Response | Promise<Response>;
  /** Follows a link from a message about an account. Unset with a Supabase project, which sends its own. */
  followLink?: FollowLink;
  readSession: SessionReader;
  /** Gives a session the code of its account's authenticator app, or of a new one. Unset with a Supabase project. */
  giveCode?: (
    request: Request,
    sessionId: string,
    code: string,
    newFactor?: string,
  ) => Promise<boolean>;
  /** An access token of an open session, to call `fetch` with. Unset with a Supabase project. */
  tokenOf?: (sessionId: string) => Promise<string | undefined>;
  /** The Supabase project that has the accounts, and its key for browsers. */
  supabase?: { url: string; key: string | undefined };
};

export type FollowLink = (
  request: Request,
  link: Link,
  options?: { opensSession?: boolean; needsPassword?: boolean },
) => Promise<Followed>;

/** What the console needs besides. */
export type ConsoleDependencies = {
  database: Pick<Database, "run">;
  countJournal: () => number;
  /** When the database stopped answering; undefined while it answers. */
  downSince?: () => Date | undefined;
  /** Whether messages reach the mail server; unset without one. */
  mailState?: () => "up" | "down" | "unknown";
  /** Erases an address and its accounts from the database and from this machine's journal. */
  erase: (email: string) => Promise<void>;
  /** What messages have in common, to show one as it was sent. */
  mail: MailContext;
  /** Hands a message to the mail server at once; undefined without one. */
  sendMail?: Transport["send"] | undefined;
  /** Maximum messages of a broadcast per second to one domain. */
  domainRate: number;
};

/** The app's dependencies; tests pass their own. */
export type Dependencies = {
  siteUrl: string;
  render: Renderer;
  log: Log;
  /** An id for the next request, as the log shows it. */
  nextId: () => string;
  /** Saves what a form brought; resolves once it is durable, rejects with DatabaseUnavailable when it cannot be saved. */
  save: (submission: Submission) => Promise<void>;
  /** The team's address for each subject, which gets the submissions about it by mail. */
  teamFor?: TeamAddresses | undefined;
  /** Whether someone is notified of every contact message by mail, so that pages may promise an answer. */
  isContactAnswered?: boolean;
  /** The client's address, as far as the configured proxies can be trusted. */
  addressOf: (request: Request) => string;
  /** Rate limits of the forms. */
  limits: FormLimits;
  /** Accounts and sessions. */
  auth: AuthBackend;
  /** Signs the links in messages. */
  secret: Secret;
  /** What mail providers post; undefined in most tests. */
  hooks?: HookOptions;
  /** Undefined in most tests. */
  console?: ConsoleDependencies;
  /** Metrics; undefined without METRICS_TOKEN. */
  metrics?: SiteMetrics | undefined;
  /** What people can do with a link from a message. */
  preferences: Preferences;
  /** Resolves when the database answers. */
  pingDatabase: () => Promise<void>;
  /** Whether forms can be stored durably, in the database or the journal; default: whether the database answers. */
  canStore?: (isDatabaseUp: boolean) => boolean;
  /** How long the oldest journal entries have waited without progress; 0 if none wait. */
  journalStalledMs: () => number;
  /** How far this machine's clock differs from the database's; default: 0. */
  clockSkewMs?: () => number;
  /** True once shutdown has begun. */
  isStopping: () => boolean;
};

/** `route` is the route of the auth app, for the log; `admin` is who is signed in to the console. */
type AppVariables = { requestId: string; route?: string; admin?: Admin };

/** Handlers read dependencies from `c.env`. `c.var` would copy them on every read. */
export type App = { Bindings: Dependencies; Variables: AppVariables };
export type Context = HonoContext<App>;
