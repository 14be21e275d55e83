import { endpoints } from "../../../src/paths";
import type { Environment } from "./commands";
import { newDataFolder } from "../database/data-folder";
import { newPostgresDatabase } from "../database/databases";
import { waitFor } from "../mail/mail";
import { startServer } from "../site/server";
import { tempFolder } from "../temp";

export const SITE_URL = "https://genie.example";

const embedded = async () => ({ DATA_DIR: await newDataFolder() });
const postgres = async () => ({
  DATA_DIR: tempFolder(),
  DATABASE_URL: await newPostgresDatabase(),
});

type Kind = { name: string; environment: () => Promise<Environment> };

/** Both kinds of database, beside the running site. Alone on PGlite: `broadcasts-alone.test.ts`. */
export const commandSites: readonly Kind[] = [
  { name: "PGlite", environment: embedded },
  { name: "PostgreSQL", environment: postgres },
];

/** Returns the command's environment and the running site, once it is ready. */
export async function openCommandSite({ environment }: Kind) {
  const env = { ...(await environment()), SITE_URL };
  const site = await startServer(env);
  await waitFor(
    async () => (await (await fetch(`${site.address}${endpoints.ready}`)).text()) === "ready",
  );
  return { env, site };
}
