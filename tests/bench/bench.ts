import { readManifest } from "../../src/static/manifest";
import { startPostgres } from "../support/database/postgres";
import { tempFolder } from "../support/temp";
import { measureAuth } from "./auth/auth";
import { measureConsole } from "./console/console";
import { measureBroadcasts } from "./mail/broadcasts";
import { measureBrowser } from "./browser/browser";
import { measureDemo } from "./browser/demo";
import { measureNextPage } from "./browser/next-page";
import { measureEveryPage } from "./pages/every-page";
import { measureMail } from "./mail/mail";
import { measurePages } from "./pages/pages";
import { serve } from "./process";
import { measureBusyMachine, measureSignUps } from "./sign-ups";
import { measureStart } from "./start";
import { print, printHead } from "./table";
import { measureTitles } from "./pages/titles";

/** Measures speed on this machine (Linux), as ratios within one run, since absolute figures depend on the machine. */
const SERVER = [".build/server.js"];
/** The address that the pages were built for, so that they are served precompressed. */
const SITE_URL = readManifest().siteUrl;

printHead();
print(measureEveryPage());

// The load names a network for each sign-up; otherwise rate limits would refuse them.
const environment = { SITE_URL, TRUSTED_PROXIES: "1", DATA_DIR: tempFolder() };
const embedded = await serve(SERVER, environment, "/readyz");
print(await measurePages(embedded));
print(await measureBrowser(embedded));
print(await measureDemo(embedded));
print(await measureNextPage(embedded));
print(await measureTitles(embedded));
print([await measureBusyMachine(embedded)]);
print(
  await measureSignUps(embedded, {
    database: "PGlite",
    goal: 8000,
    folder: environment.DATA_DIR,
  }),
);
await embedded.stop();

// Unlike in tests, PostgreSQL flushes to disk before it confirms.
const postgres = await startPostgres(["fsync=on"]);
const onPostgres = { ...environment, DATA_DIR: tempFolder(), DATABASE_URL: postgres.url };
const site = await serve(SERVER, onPostgres, "/readyz");
print(
  await measureSignUps(site, {
    database: "PostgreSQL",
    goal: 10_000,
    url: postgres.url,
    folder: onPostgres.DATA_DIR,
  }),
);
await site.stop();

print(await measureMail(SERVER, onPostgres));
print(await measureBroadcasts(SERVER, onPostgres));

const shared = { SITE_URL, DATABASE_URL: postgres.url, AUTH_SECRET: crypto.randomUUID() };
const accounts = await serve(
  SERVER,
  { ...shared, TRUSTED_PROXIES: "1", DATA_DIR: tempFolder() },
  "/readyz",
);
print(await measureAuth(accounts, shared));
await accounts.stop();
await postgres.stop();

print(await measureConsole(SERVER, { database: "PGlite", SITE_URL, DATA_DIR: tempFolder() }));
const large = await startPostgres(["fsync=on"]);
const onLarge = { SITE_URL, DATA_DIR: tempFolder(), DATABASE_URL: large.url };
print(await measureConsole(SERVER, { database: "PostgreSQL", ...onLarge }));
await large.stop();

print(await measureStart());
process.exit(0);
