import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_MISSING, findChromium } from "../support/chromium";
import { tempFolder } from "../support/temp";

const root = join(import.meta.dir, "../..");

/** Workers read this file again: what was chosen once travels in the environment. */
const embeddedPort = (process.env["SITE_PORT"] ??= freePort());
const postgresPort = (process.env["SITE_ON_POSTGRES_PORT"] ??= freePort());
const dataFolder = (process.env["SITE_DATA"] ??= tempFolder());

const chromium = findChromium();
if (chromium === undefined) throw new Error(CHROMIUM_MISSING);

const desktop = {
  ...devices["Desktop Chrome"],
  launchOptions: { executablePath: chromium, args: quietFlags() },
};

/** Every test against the built site on the embedded database; what writes to the database also on a PostgreSQL server. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: "list",
  use: { screenshot: "only-on-failure" },
  projects: [
    { name: "embedded", use: { ...desktop, baseURL: `http://localhost:${embeddedPort}` } },
    {
      name: "postgres",
      testMatch: "newsletter.spec.ts",
      use: { ...desktop, baseURL: `http://localhost:${postgresPort}` },
    },
  ],
  webServer: [
    serve(embeddedPort, ".build/server.js", { DATA_DIR: dataFolder }),
    serve(postgresPort, "tests/browser/serve-on-postgres.ts", {}),
  ],
});

function serve(port: string, script: string, environment: Record<string, string>) {
  return {
    command: `exec "${process.execPath}" ${script}`,
    cwd: root,
    env: {
      NODE_ENV: "production",
      PORT: port,
      SITE_URL: `http://localhost:${port}`,
      ...environment,
    },
    url: `http://localhost:${port}/readyz`,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  } as const;
}

function freePort(): string {
  const probe = Bun.listen({ hostname: "localhost", port: 0, socket: { data() {} } });
  const { port } = probe;
  probe.stop();
  return String(port);
}

/** No calls home: they fail where there is no internet and make noise where there is. */
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
