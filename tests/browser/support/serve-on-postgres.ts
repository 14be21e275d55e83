import { writeFileSync } from "node:fs";
import { startPostgres } from "../../support/database/postgres";

/**
 * The built site on a PostgreSQL server of its own, until it is told to stop. The server's address goes into
 * the file that DATABASE_URL_FILE names, for tests that read what was stored.
 */
const postgres = await startPostgres();
const { DATABASE_URL_FILE: file } = process.env;
if (file !== undefined) writeFileSync(file, postgres.url);
const site = Bun.spawn([process.execPath, ".build/server.js"], {
  env: { ...process.env, DATABASE_URL: postgres.url },
  stdio: ["ignore", "inherit", "inherit"],
});
process.on("SIGTERM", () => site.kill("SIGTERM"));
await site.exited;
await postgres.stop();
process.exit(site.exitCode ?? 1);
