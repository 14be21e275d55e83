import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { endpoints } from "../../src/paths";
import { CHROMIUM_MISSING, findHeadlessShell } from "../support/chromium";
import { tempFolder } from "../support/temp";
import { AUTH_SECRET } from "./session/accounts";
import { UNREACHABLE } from "../support/database/unreachable";

const root = join(import.meta.dir, "../..");

/** Workers read this file again, so ports are chosen once and passed on in the environment. */
const embeddedPort = (process.env["SITE_PORT"] ??= freePort());
const noDatabasePort = (process.env["SITE_WITHOUT_DATABASE_PORT"] ??= freePort());
const journalPort = (process.env["SITE_ON_JOURNAL_PORT"] ??= freePort());
/** Tests start a mail server on this port; without one, messages wait in the outbox. */
const smtpPort = (process.env["SITE_SMTP_PORT"] ??= freePort());
const dataFolder = (process.env["SITE_DATA"] ??= tempFolder());
const journalFolder = (process.env["SITE_ON_JOURNAL_DATA"] ??= tempFolder());

/** A folder that cannot be created, so the site has no journal either. */
const NOWHERE = "/dev/null/none";

const chromium = findHeadlessShell();
if (chromium === undefined) throw new Error(CHROMIUM_MISSING);

const desktop = {
  ...devices["Desktop Chrome"],
  launchOptions: {
    executablePath: chromium,
    args: quietFlags(),
    // With hidden scrollbars, `scrollbar-gutter` would still reserve space, which visitors never see.
    ignoreDefaultArgs: ["--hide-scrollbars"],
  },
};

/** Runs every test on the built site with the embedded database; those of mail start one on PostgreSQL. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // On a busy machine, a browser occasionally drops a frame. Tests that pass on a retry are reported as flaky.
  retries: 2,
  // Waits are short; these limits only prevent failures on a busy machine.
  timeout: 240_000,
  expect: { timeout: 120_000 },
  reporter: "list",
  use: {
    ...desktop,
    baseURL: `http://localhost:${embeddedPort}`,
    screenshot: "only-on-failure",
    // Animations take most of a page's CPU time, and tests that are not about motion need not wait for them.
    contextOptions: { reducedMotion: "reduce" },
  },
  webServer: [
    serve(embeddedPort, {
      DATA_DIR: dataFolder,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    }),
    serve(
      noDatabasePort,
      { DATABASE_URL: UNREACHABLE, DATA_DIR: NOWHERE, AUTH_SECRET: "x".repeat(32) },
      endpoints.alive,
    ),
    serve(journalPort, { DATABASE_URL: UNREACHABLE, DATA_DIR: journalFolder }, endpoints.alive),
  ],
});

function serve(port: string, environment: Record<string, string>, sign: string = endpoints.ready) {
  return {
    command: `exec "${process.execPath}" .build/server.js`,
    cwd: root,
    env: {
      NODE_ENV: "production",
      PORT: port,
      SITE_URL: `http://localhost:${port}`,
      AUTH_SECRET,
      CONTACT_TO: "team@genie.test",
      // All tests send from one address.
      FORMS_PER_ADDRESS: "1000000",
      ...environment,
    },
    url: `http://localhost:${port}${sign}`,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  } as const;
}

function freePort(): string {
  const probe = Bun.listen({ hostname: "localhost", port: 0, socket: { data() {} } });
  const { port } = probe;
  probe.stop();
  return String(port);
}

/** Disables the browser's own requests, which fail offline and add noise online. */
function quietFlags(): string[] {
  return [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ];
}
