import { writeFileSync } from "node:fs";
import { startPostgres } from "../../support/database/postgres";

/**
 * Runs the built site on a PostgreSQL server of its own until stopped. Writes the server's address to the file
 * DATABASE_URL_FILE, for tests that read what was stored.
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
