import { expect, test } from "bun:test";
import { runBuilt } from "../support/commands/commands";
import { newPostgresDatabase } from "../support/database/databases";
import { startServer } from "../support/site/server";
import { tempFolder } from "../support/temp";

const TEST_MS = 120_000;

for (const { name, environment } of [
  { name: "PGlite", environment: () => Promise.resolve({}) },
  {
    name: "PostgreSQL",
    environment: async () => ({ DATABASE_URL: await newPostgresDatabase() }),
  },
])
  test(
    `on ${name}, a second server on a data folder is refused at once, and the next may start after a stop or a kill`,
    async () => {
      const env = { DATA_DIR: tempFolder(), ...(await environment()) };
      let first = await startServer(env);
      for (const signal of ["SIGKILL", "SIGTERM"] as const) {
        const second = await startServer(env);
        expect(await second.child.exited).toBe(1);
        expect(await second.errors()).toContain(
          `The data folder ${env.DATA_DIR} is in use by another process (pid ${first.child.pid}).`,
        );
        expect((await fetch(first.address)).status).toBe(200);
        // Until the site has opened its database, commands say so.
        while ((await runBuilt("signups", env, "stats")).code !== 0);
        first.child.kill(signal);
        await first.child.exited;
        first = await startServer(env);
        expect((await fetch(first.address)).status).toBe(200);
      }
      first.child.kill("SIGTERM");
      await first.child.exited;
    },
    TEST_MS,
  );
