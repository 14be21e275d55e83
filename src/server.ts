import { openDatabase } from "../db/client";
import { collect } from "../db/collect";
import { addSubscribers, type NewSubscriber } from "../db/subscribers";
import { createApp } from "./app";
import { readAssetFiles } from "./asset-files";
import { readManifest } from "./assets/manifest";
import { openPreparedPages } from "./assets/prepared-pages";
import { readEnvironment } from "./env";
import { createLog } from "./log";
import { logDatabaseEvent } from "./log-database";
import { createPageCache } from "./page-cache";
import { createRenderer } from "./render";
import { securityHeaders } from "./security-headers";
import { stopOnSignal } from "./stop";

/** Sign-ups that arrive together are stored by one statement. */
const COLLECT = { withinMs: 2, most: 500 };

const log = createLog();
const env = refuseToStartOnError(readEnvironment);
const manifest = refuseToStartOnError(readManifest);

const headers = securityHeaders(manifest.css);
const shelf = {
  pages: createPageCache(headers, openPreparedPages(manifest.siteUrl, env.SITE_URL)),
  assets: readAssetFiles(manifest, headers),
  securityHeaders: headers,
};
const render = createRenderer(manifest, env.SITE_URL);

// Listening comes first: pages need no database, and what is made below is there before the first request is read.
const server = Bun.serve({
  port: env.PORT,
  hostname: env.HOST,
  idleTimeout: 10,
  maxRequestBodySize: 1024 * 1024,
  fetch: (request) => app.fetch(request),
});

const database = openDatabase({
  url: env.DATABASE_URL,
  dataFolder: env.DATA_DIR,
  poolSize: env.DATABASE_POOL_SIZE,
  deadlineMs: env.DATABASE_DEADLINE_MS,
  onEvent: logDatabaseEvent(log),
});

let isStopping = false;
const app = createApp(
  {
    siteUrl: env.SITE_URL,
    render,
    log,
    signUp: collect(
      (rows: NewSubscriber[]) => database.run((db) => addSubscribers(db, rows)),
      COLLECT,
    ),
    pingDatabase: () => database.ping(),
    isStopping: () => isStopping,
  },
  shelf,
);

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

/** A wrong start ends here, with a sentence and no stack. */
function refuseToStartOnError<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
