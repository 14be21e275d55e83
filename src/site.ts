import type { Database } from "../db/connection/client";
import type { DurableWrites } from "../db/journal/durable-writes";
import { createApp } from "./app";
import { createAuthBackend } from "./auth/backend";
import { saveBuildFeatures } from "./broadcasts/save-build-features";
import type { Dependencies } from "./context";
import { type Environment, hookSecrets } from "./env";
import { createFormLimits } from "./limits/form-limits";
import { createSharedCounting } from "./limits/shared-limit";
import { cachedPages } from "./pages/page-routes";
import { readPageStyles } from "./pages/page-styles";
import { createRenderer } from "./pages/render";
import { serverFacts } from "./pages/server-facts";
import { mailContextOf } from "./mail/mail-context";
import { createPreferences } from "./preferences/preferences";
import { startSweeping, type SweepOptions } from "./process/sweep";
import { readOrCreateSecret } from "./secrets/secret";
import type { Manifest } from "./static/manifest";
import type { PageCache } from "./static/page-cache";

type SiteOptions = SweepOptions &
  Pick<
    Dependencies,
    | "log"
    | "nextId"
    | "teamFor"
    | "isContactAnswered"
    | "addressOf"
    | "metrics"
    | "canStore"
    | "isStopping"
    | "clockSkewMs"
  > & {
    env: Environment;
    database: Database;
    durableWrites: DurableWrites;
    manifest: Manifest;
    pages: PageCache;
    /** When the database stopped answering. */
    downSince: () => Date | undefined;
  };

/** Starts all that needs more than ready responses: the app, mail and sweeps. */
export function startSite(options: SiteOptions) {
  const { env, database, durableWrites, manifest, pages, downSince, ...dependencies } = options;
  const { log, addressOf, isContactAnswered = false } = dependencies;
  const { SITE_URL: siteUrl, SUPABASE_URL } = env;
  // One secret for links that are written and links that are read.
  const secret = readOrCreateSecret(env.AUTH_SECRET, env.DATA_DIR, (problem) =>
    log.event("error", problem),
  );
  const counting = createSharedCounting(database, secret);
  const supabase =
    SUPABASE_URL === undefined ? undefined : { url: SUPABASE_URL, key: env.SUPABASE_ANON_KEY };
  const isSignupOpen = env.AUTH_SIGNUP === "open";
  const render = createRenderer(manifest, siteUrl, readPageStyles, {
    ...serverFacts,
    isContactAnswered,
  });
  const auth = { database, log, siteUrl, secret, isSignupOpen, supabase, addressOf };
  const mail = startMail(env, { database, log, secret });
  const { fetch } = createApp(
    {
      ...dependencies,
      siteUrl,
      secret,
      render,
      save: (submission) => durableWrites.save(submission),
      limits: createFormLimits({ limitPerAddress: env.FORMS_PER_ADDRESS, ...counting }),
      auth: createAuthBackend(auth),
      console: {
        database,
        countJournal: durableWrites.countPending,
        erase: (email) => durableWrites.eraseWithAccounts(email),
        mail: mailContextOf(env, secret),
        sendMail: mail?.send,
        domainRate: env.BROADCAST_DOMAIN_RATE,
        downSince,
        ...(mail && { mailState: () => stateOf(mail.isServerUp()) }),
      },
      hooks: { database, secret, secrets: hookSecrets(env) },
      preferences: createPreferences(database, durableWrites, counting),
      pingDatabase: database.ping,
      journalStalledMs: durableWrites.stalledMs,
    },
    pages,
  );
  // Rejects if the site is stopped before the database was open.
  database.opened.then(() => saveBuildFeatures(database, siteUrl)).catch(() => {});
  startSweeping(options);
  const savePages = () =>
    pages.saveAll(
      cachedPages.map(({ key, page }) => ({
        key,
        render: () => render.page(page, { path: page.place.path }),
      })),
    );
  return { fetch, savePages, mail };
}

/** Undefined without a mail server. */
function startMail(env: Environment, dependencies: Parameters<StartMail>[1]) {
  const { SMTP_URL } = env;
  if (SMTP_URL === undefined) return undefined;
  // The mail library takes 7 MiB.
  const { startMail: start } =
    require("./broadcasts/start-mail") as typeof import("./broadcasts/start-mail");
  return start({ ...env, SMTP_URL }, dependencies);
}

type StartMail = (typeof import("./broadcasts/start-mail"))["startMail"];

const stateOf = (isUp: boolean | undefined) =>
  isUp === undefined ? "unknown" : isUp ? "up" : "down";
