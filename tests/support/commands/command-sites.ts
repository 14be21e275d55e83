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

type Kind = { name: string; environment: () => Promise<Environment>; isServed: boolean };

/** The situations in which an operator's command may run. */
export const commandSites: readonly Kind[] = [
  { name: "PGlite, with nobody else on it", environment: embedded, isServed: false },
  { name: "PGlite, beside the running site", environment: embedded, isServed: true },
  { name: "PostgreSQL, beside the running site", environment: postgres, isServed: true },
];

/** Returns the command's environment, and the running site, if any, once it is ready. */
export async function openCommandSite({ environment, isServed }: Kind) {
  const env = { ...(await environment()), SITE_URL };
  if (!isServed) return { env, site: undefined };
  const site = await startServer(env);
  await waitFor(
    async () => (await (await fetch(`${site.address}${endpoints.ready}`)).text()) === "ready",
  );
  return { env, site };
}
