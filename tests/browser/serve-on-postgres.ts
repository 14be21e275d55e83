import { startPostgres } from "../support/postgres";

/** The built site on a PostgreSQL server of its own, until it is told to stop. */
const postgres = await startPostgres();
const site = Bun.spawn([process.execPath, ".build/server.js"], {
  env: { ...process.env, DATABASE_URL: postgres.url },
  stdio: ["ignore", "inherit", "inherit"],
});
process.on("SIGTERM", () => site.kill("SIGTERM"));
await site.exited;
await postgres.stop();
process.exit(site.exitCode ?? 1);
