import type { Context as HonoContext } from "hono";
import type { AuthBackend } from "./auth/backend";
import type { Submission } from "../db/forms/submissions";
import type { Secret } from "./secrets/secret";
import type { Log } from "./log";
import type { Preferences } from "./preferences/preferences";
import type { Renderer } from "./pages/render";
import type { Watch } from "./metrics/metrics";
import type { FormLimits } from "./limits/form-limits";

/** What the app is made from; tests hand in their own. */
export type Dependencies = {
  siteUrl: string;
  render: Renderer;
  log: Log;
  /** An id for the next request, as the log shows it. */
  nextId: () => string;
  /** Saves what a form brought; resolves once it is durable, rejects with DatabaseUnavailable when it cannot be saved. */
  save: (submission: Submission) => Promise<void>;
  /** The team's address, which is told of each message to us. */
  contactTo?: string | undefined;
  /** Who asks, as far as the configured proxies can be believed. */
  addressOf: (request: Request) => string;
  /** How often forms may be sent. */
  limits: FormLimits;
  /** Accounts and sessions. */
  auth: AuthBackend;
  /** What links in messages are signed with. */
  secret: Secret;
  /** For whoever watches the site; undefined where no token is set. */
  watch?: Watch | undefined;
  /** What those may do who hold a link that was sent to them. */
  preferences: Preferences;
  /** Resolves when the database answers. */
  pingDatabase: () => Promise<void>;
  /** How long the journal's entries have waited without any being replayed; 0 when none wait. */
  journalStalledMs: () => number;
  /** True from the moment the server was told to stop. */
  isStopping: () => boolean;
};

/** `route` is the route that an app within this one answered, as the log names it. */
type AppVariables = { requestId: string; route?: string };

/** Handlers find what the app is made from in `c.env`; all of `c.var` would be copied each time that it is read. */
export type App = { Bindings: Dependencies; Variables: AppVariables };
export type Context = HonoContext<App>;
