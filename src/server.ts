import { openDatabase } from "../db/client";
import { collect } from "../db/collect";
import { addContactMessages } from "../db/contact-messages";
import type { Queries } from "../db/pool";
import { addSubscribers } from "../db/subscribers";
import { addWaitlistEntries } from "../db/waitlist-entries";
import { openAssetFiles } from "./asset-files";
import { readManifest } from "./assets/manifest";
import { readPageStyles } from "./assets/page-styles";
import { openPreparedPages } from "./assets/prepared-pages";
import { readEnvironment } from "./env";
import { createFront } from "./front";
import { createIds, createLog } from "./log";
import { clientAddress } from "./client-address";
import { logDatabaseEvent } from "./log-database";
import { createPageCache } from "./page-cache";
import { stopOnSignal } from "./stop";

/** Sign-ups that arrive together are stored by one statement. */
const COLLECT = { withinMs: 2, most: 500 };

const log = createLog();
const env = refuseToStartOnError(readEnvironment);
const manifest = refuseToStartOnError(readManifest);

const shelf = {
  pages: createPageCache(openPreparedPages(manifest.siteUrl, env.SITE_URL)),
  assets: openAssetFiles(manifest),
};

// Listening comes first: pages need no database, and what is made below is there before the first request is read.
const server = Bun.serve({
  port: env.PORT,
  hostname: env.HOST,
  idleTimeout: 10,
  maxRequestBodySize: 1024 * 1024,
  fetch: (request) => front(request),
});

const database = openDatabase({
  url: env.DATABASE_URL,
  dataFolder: env.DATA_DIR,
  poolSize: env.DATABASE_POOL_SIZE,
  deadlineMs: env.DATABASE_DEADLINE_MS,
  onEvent: logDatabaseEvent(log),
});

let isStopping = false;
const nextId = createIds();
const front = createFront(shelf, { log, nextId }, async () => {
  const { createApp } = await import("./app");
  const { createRenderer } = await import("./render");
  const { createAuthGate } = await import("./auth/gate");
  return createApp(
    {
      siteUrl: env.SITE_URL,
      render: createRenderer(manifest, env.SITE_URL, readPageStyles),
      log,
      nextId,
      signUp: stored(addSubscribers),
      joinWaitlist: stored(addWaitlistEntries),
      sendMessage: stored(addContactMessages),
      auth: createAuthGate({
        database,
        log,
        siteUrl: env.SITE_URL,
        dataFolder: env.DATA_DIR,
        secret: env.AUTH_SECRET,
        isSignupOpen: env.AUTH_SIGNUP === "open",
        supabase:
          env.SUPABASE_URL === undefined
            ? undefined
            : { url: env.SUPABASE_URL, key: env.SUPABASE_ANON_KEY },
        mail: (_, { purpose }) => {
          log.event("warn", "no mail transport", { purpose });
          return Promise.resolve();
        },
        addressOf: (request) =>
          clientAddress(request, server.requestIP(request)?.address, env.TRUSTED_PROXIES),
      }),
      pingDatabase: () => database.ping(),
      isStopping: () => isStopping,
    },
    shelf.pages,
  );
});

log.event("info", "listening", { siteUrl: env.SITE_URL, port: server.port });
process.stderr.write(`Genie is at http://localhost:${server.port}\n`);

stopOnSignal(async () => {
  isStopping = true;
  await Bun.sleep(env.STOP_DELAY_MS);
  await server.stop();
  await database.close();
  log.event("info", "stopped");
  log.flush();
}, env.STOP_DELAY_MS);

/** Writes one row, together with others that arrive at the same time. */
function stored<Row>(add: (db: Queries, rows: Row[]) => Promise<void>) {
  return collect((rows: Row[]) => database.run((db) => add(db, rows)), COLLECT);
}

/** A wrong start ends here, with a sentence and no stack. */
function refuseToStartOnError<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
