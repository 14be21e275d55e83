import { openDatabase } from "../db/connection/client";
import { lockFolderForServer } from "../db/embedded/folder-lock";
import { openJournal } from "../db/journal/journal";
import { countQueues } from "../db/mail/queues";
import { createDurableWrites } from "../db/journal/durable-writes";
import { openAssetFiles } from "./static/static-files";
import { readManifest } from "./static/manifest";
import { buildFolder } from "./static/build-folder";
import { markBuildInUse } from "./static/in-use";
import { readPageStyles } from "./pages/page-styles";
import { openPrebuiltPages } from "./static/prebuilt-pages";
import { readOrCreateSecret, type Secret } from "./secrets/secret";
import { readEnvironment } from "./env";
import { createStaticHandler } from "./static/static-handler";
import { createIds, createLog } from "./log";
import { clientAddress } from "./limits/client-address";
import { lastResort } from "./process/last-resort";
import { logDatabaseEvent, logDurableWritesEvent, logSweeps } from "./process/log-database";
import { createPageCache } from "./static/page-cache";
import { drain } from "./process/drain";
import { listenWithinLimit } from "./process/listen-within-limit";
import { loadModule } from "./load-module";
import { nextTurn } from "../db/connection/turns";
import { logOperator } from "./process/log-operator";
import { canWrite, freeBytes, logDisk } from "./process/disk";
import { logSender } from "./process/log-sender";
import { logWarnings } from "./process/log-warnings";
import { logTeam } from "./process/log-team";
import { answersContact, teamAddressesOf } from "./mail/team-addresses";
import { paths } from "./paths";
import { refuseToStartOnError } from "./process/refuse-to-start";
import { stopOnSignal } from "./process/stop";
import { watchHeld } from "./process/watch-held";
import { watchClock } from "./process/watch-clock";
import { watchDatabase } from "./process/watch-database";
import { startSweeping } from "./process/sweep";
import { createSiteMetrics } from "./metrics/metrics";

const env = refuseToStartOnError(readEnvironment);
refuseToStartOnError(() => lockFolderForServer(env.DATA_DIR));
const metrics = createSiteMetrics(env.METRICS_TOKEN, {
  countJournal: () => durableWrites.countPending(),
  journalStalledMs: () => durableWrites.stalledMs(),
  countQueues: () => database.run(countQueues),
  isMailServerUp: () => isMailServerUp(),
  diskFreeBytes: () => freeBytes(env.DATA_DIR),
});
let isMailServerUp = (): boolean | undefined => undefined;
const log = metrics?.countLines(createLog()) ?? createLog();
logWarnings(log);
const manifest = refuseToStartOnError(readManifest);
markBuildInUse(buildFolder());

const teamFor = teamAddressesOf(env.CONTACT_TO);
const isContactAnswered = env.SMTP_URL !== undefined && answersContact(teamFor);
/** Prebuilt pages promise an answer to contact messages. */
const without = isContactAnswered ? [] : [paths.contact.path];
const staticFiles = {
  pages: createPageCache(openPrebuiltPages(manifest, env.SITE_URL, without)),
  assets: openAssetFiles(manifest),
};

// Listen first: pages need no database, and everything below exists before the first request is read.
const handlers = { fetch: (request: Request) => handle(request), error: lastResort(log) };
const server = listenWithinLimit(env, { idleTimeout: 10, ...handlers }, log);

const database = openDatabase({
  url: env.DATABASE_URL,
  dataFolder: env.DATA_DIR,
  poolSize: env.DATABASE_POOL_SIZE,
  deadlineMs: env.DATABASE_DEADLINE_MS,
  onEvent: logDatabaseEvent(log),
});

const isEmbedded = env.DATABASE_URL === undefined;
const logDurable = logDurableWritesEvent(log);
/** After a failure, the journal counts as unable to store for this long. */
const JOURNAL_FAILED_MS = 60_000;
let journalFailedAt = -Infinity;
const onEvent: typeof logDurable = (event) => {
  if (event.kind === "journal failed") journalFailedAt = performance.now();
  logDurable(event);
};
const canJournal = () =>
  performance.now() >= journalFailedAt + JOURNAL_FAILED_MS && canWrite(env.DATA_DIR);
const journal = openJournal({
  folder: env.DATA_DIR,
  replaysAfterReboot: isEmbedded,
  onNotice: onEvent,
});
const durableWrites = createDurableWrites({
  database,
  journal,
  isJournalFirst: isEmbedded,
  onEvent,
});

const clockSkewMs = watchClock(database, log);

startSweeping({
  database,
  journal,
  isEmbedded,
  ...logSweeps(log),
});

type SaveBuildFeatures = typeof import("./broadcasts/save-build-features");
database.opened
  .then(() =>
    loadModule(
      () => require("./broadcasts/save-build-features") as SaveBuildFeatures,
    ).saveBuildFeatures(database, env.SITE_URL),
  )
  // Closed before it was open.
  .catch(() => {});

let isStopping = false;
let secretKept: Secret | undefined;
const nextId = createIds();
const handle = createStaticHandler(staticFiles, { log, nextId }, () => {
  const { createApp } = require("./app") as typeof import("./app");
  const { createRenderer } = require("./pages/render") as typeof import("./pages/render");
  const { serverFacts } = require("./feeds/server-facts") as typeof import("./feeds/server-facts");
  const { createAuthBackend } = require("./auth/backend") as typeof import("./auth/backend");
  const { createFormLimits } =
    require("./limits/form-limits") as typeof import("./limits/form-limits");
  const { createPreferences } =
    require("./preferences/preferences") as typeof import("./preferences/preferences");
  const { countIn } = require("./limits/shared-limit") as typeof import("./limits/shared-limit");
  const secret = ownSecret();
  const counting = countIn(database, secret);
  const addressOf = (request: Request) =>
    clientAddress(request, () => server.requestIP(request)?.address, env.TRUSTED_PROXIES);
  return createApp(
    {
      siteUrl: env.SITE_URL,
      render: createRenderer(manifest, env.SITE_URL, readPageStyles, {
        ...serverFacts,
        isContactAnswered,
      }),
      log,
      nextId,
      save: (submission) => durableWrites.save(submission),
      teamFor,
      isContactAnswered,
      addressOf,
      limits: createFormLimits({ mostPerAddress: env.FORMS_PER_ADDRESS, ...counting }),
      auth: createAuthBackend({
        database,
        log,
        siteUrl: env.SITE_URL,
        secret,
        isSignupOpen: env.AUTH_SIGNUP === "open",
        supabase:
          env.SUPABASE_URL === undefined
            ? undefined
            : { url: env.SUPABASE_URL, key: env.SUPABASE_ANON_KEY },
        addressOf,
      }),
      secret,
      metrics,
      preferences: createPreferences(database, durableWrites, counting),
      // The embedded database does not sync, so only the journal is durable.
      canStore: (isDatabaseUp) => (isDatabaseUp && !isEmbedded) || canJournal(),
      pingDatabase: () => database.ping(),
      journalStalledMs: durableWrites.stalledMs,
      clockSkewMs,
      isStopping: () => isStopping,
    },
    staticFiles.pages,
  );
});

// Loaded only with a mail server: it needs the mail library and React.
const { SMTP_URL } = env;
const mail =
  SMTP_URL === undefined
    ? undefined
    : nextTurn().then(() =>
        loadModule(
          () => require("./broadcasts/start-mail") as typeof import("./broadcasts/start-mail"),
        ).startMail({ ...env, SMTP_URL }, { database, log, secret: ownSecret() }),
      );
void mail?.then((started) => (isMailServerUp = started.isServerUp));
if (mail === undefined) log.event("warn", "no SMTP_URL: messages wait in the outbox");

logOperator(env, log);
logTeam(teamFor, log);
logSender(env, log);
watchDatabase(database, log, () => isStopping);
watchHeld(database, log, teamFor("other"));
logDisk(env.DATA_DIR, log);

log.event("info", "listening", { siteUrl: env.SITE_URL, port: server.port });
// `dev.ts` prints its own address.
if (!process.argv.includes("--unannounced"))
  process.stderr.write(`Genie is at http://localhost:${server.port}\n`);

stopOnSignal(async () => {
  isStopping = true;
  await drain(server, handlers, env.STOP_DELAY_MS);
  await (await mail)?.stop();
  await durableWrites.close();
  await database.close();
  log.event("info", "stopped");
  log.flush();
}, env.STOP_DELAY_MS);

/** One secret for links that are written and links that are read. */
function ownSecret(): Secret {
  secretKept ??= readOrCreateSecret(env.AUTH_SECRET, env.DATA_DIR, (words) =>
    log.event("error", words),
  );
  return secretKept;
}
