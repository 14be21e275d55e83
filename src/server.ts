import { openDatabase } from "../db/connection/client";
import { lockFolderForServer } from "../db/embedded/folder-lock";
import { openJournal } from "../db/journal/journal";
import { countQueues } from "../db/mail/queues";
import { createDurableWrites } from "../db/journal/durable-writes";
import { openAssetFiles } from "./static/static-files";
import { readManifest } from "./static/manifest";
import { buildFolder } from "./static/build-folder";
import { markBuildInUse } from "./static/in-use";
import { openPrebuiltPages } from "./static/prebuilt-pages";
import { readEnvironment } from "./env";
import { showLastFacts } from "./company/last-facts";
import { watchFacts } from "./company/watch-facts";
import { createStaticHandler } from "./static/static-handler";
import { createIds, createLog } from "./log";
import { clientAddress, originOf } from "./limits/client-address";
import { handleUncaughtError } from "./process/handle-uncaught-error";
import {
  causeOf,
  logDatabaseEvent,
  logDurableWritesEvent,
  logSweeps,
  logWarnings,
} from "./process/log-events";
import { createPageCache } from "./static/page-cache";
import { drain } from "./process/drain";
import { listenWithinLimit } from "./process/listen-within-limit";
import { checkStored, logFindings, logProblems } from "./process/checks";
import { canWrite, freeBytes } from "./process/disk";
import { answersContact, teamAddressesOf } from "./mail/team-addresses";
import { refuseToStartOnError } from "./process/refuse-to-start";
import { stopOnSignal } from "./process/stop";
import { watchHeld } from "./process/watch-held";
import { watchClock } from "./process/watch-clock";
import { logOpening, watchDatabase } from "./process/watch-database";
import type { startSite } from "./site";
import { createSiteMetrics } from "./metrics/metrics";

const env = refuseToStartOnError(readEnvironment);
refuseToStartOnError(() => lockFolderForServer(env.DATA_DIR));
const metrics = createSiteMetrics(env.METRICS_TOKEN, {
  countJournal: () => durableWrites.countPending(),
  journalStalledMs: () => durableWrites.stalledMs(),
  countQueues: () => database.run(countQueues),
  isMailServerUp: () => site?.mail?.isServerUp(),
  diskFreeBytes: () => freeBytes(env.DATA_DIR),
});
const log = metrics?.countLines(createLog()) ?? createLog();
logWarnings(log);
const manifest = refuseToStartOnError(readManifest);
markBuildInUse(buildFolder());

const teamFor = teamAddressesOf(env.CONTACT_TO);
const isContactAnswered = env.SMTP_URL !== undefined && answersContact(teamFor);
const pageSettings = { siteUrl: env.SITE_URL, isContactAnswered };
showLastFacts(env.DATA_DIR);
const staticFiles = {
  pages: createPageCache(() => openPrebuiltPages(manifest, pageSettings, env.DATA_DIR)),
  assets: openAssetFiles(manifest),
};

// Listen first: pages need no database, and everything below exists before the first request is read.
const nextId = createIds();
const handlers = {
  fetch: createStaticHandler(staticFiles, { log, nextId }, getSite),
  error: handleUncaughtError(log),
};
const server = listenWithinLimit(env, { idleTimeout: 10, ...handlers }, log);

const database = openDatabase({
  url: env.DATABASE_URL,
  dataFolder: env.DATA_DIR,
  poolSize: env.DATABASE_POOL_SIZE,
  deadlineMs: env.DATABASE_DEADLINE_MS,
  onEvent: logOpening(logDatabaseEvent(log), log),
});

const isEmbedded = env.DATABASE_URL === undefined;
const logDurable = logDurableWritesEvent(log);
/** After a failure, the journal counts as unable to store for this long. */
const JOURNAL_FAILED_MS = 60_000;
let journalFailedAt = -Infinity;
const onEvent: typeof logDurable = (event) => {
  // Descriptors are free again as soon as idle connections are closed.
  const isShort = "error" in event && (event.error as NodeJS.ErrnoException).code === "EMFILE";
  if (event.kind === "journal failed" && !isShort) journalFailedAt = performance.now();
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

let isStopping = false;
const downSince = watchDatabase(database, log, () => isStopping);
let site: ReturnType<typeof startSite> | undefined;

/** Returns the rest of the site, loaded at its first use, or when the server listens. */
function getSite() {
  // Synchronous, so no connection can take the descriptors that it needs: Bun never retries an import that failed.
  const { startSite: start } = require("./site") as typeof import("./site");
  return (site ??= start({
    env,
    log,
    nextId,
    manifest,
    pages: staticFiles.pages,
    database,
    journal,
    durableWrites,
    isEmbedded,
    teamFor,
    isContactAnswered,
    metrics,
    addressOf: (received) => {
      const request = originOf(received);
      return clientAddress(request, () => server.requestIP(request)?.address, env.TRUSTED_PROXIES);
    },
    // The embedded database does not sync, so only the journal is durable.
    canStore: (isDatabaseUp) => (isDatabaseUp && !isEmbedded) || canJournal(),
    isStopping: () => isStopping,
    clockSkewMs,
    downSince,
    ...logSweeps(log),
  }));
}
setImmediate(getSite);

logProblems(env, log);
const savePages = () =>
  void getSite()
    .savePages()
    .then(
      (count) => count > 0 && log.event("info", "pages saved for the next start", { count }),
      (error: unknown) => log.event("error", "pages not saved", { error: causeOf(error) }),
    );
watchFacts(database, env.DATA_DIR, {
  onStart: async () => {
    logFindings(await database.run((db) => checkStored(env, db)), log);
    savePages();
  },
  onChange: () => {
    log.event("info", "facts about the company changed");
    savePages();
  },
});
watchHeld(database, log, teamFor("other"));

log.event("info", "listening", { siteUrl: env.SITE_URL, port: server.port });
// `dev.ts` prints its own address.
if (!process.argv.includes("--unannounced"))
  process.stderr.write(`Genie is at http://localhost:${server.port}\n`);

const stop = async () => {
  isStopping = true;
  await drain(server, handlers, env.STOP_DELAY_MS);
  await site?.mail?.stop();
  await durableWrites.close();
  await database.close();
  log.event("info", "stopped");
  log.flush();
};
stopOnSignal(stop, env.STOP_DELAY_MS, (error) => {
  log.event("error", "stopping failed", { error: causeOf(error) });
  log.flush();
});
