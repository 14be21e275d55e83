import type { Queries } from "../../../db/connection/pool";
import type { Environment } from "../../env";
import { mailContextOf } from "../../mail/mail-context";
import { readSecret } from "../../secrets/secret";
import { withSiteUrl } from "./run-command";

/** What messages have in common, for commands that write them. */
export const readMailContext = async (db: Queries, env: Environment) =>
  mailContextOf(
    await withSiteUrl({ env, db }),
    readSecret(env.AUTH_SECRET, env.DATA_DIR, console.error),
  );
