import type { Database } from "../../db/client";
import { readSecret } from "../auth/secret";
import type { Environment } from "../env";
import type { Log } from "../log";
import { createTransport } from "./transport";
import { startMailWorker } from "./worker";

/** Sends the outbox by the mail server of `SMTP_URL`, and logs what becomes of it. */
export async function startMail(
  env: Environment & { SMTP_URL: string },
  database: Database,
  log: Log,
): Promise<ReturnType<typeof startMailWorker>> {
  return startMailWorker({
    database,
    transport: await createTransport(env.SMTP_URL),
    writing: {
      siteUrl: env.SITE_URL,
      from: env.MAIL_FROM,
      secret: readSecret(env.AUTH_SECRET, env.DATA_DIR),
    },
    onEvent: ({ kind, ...fields }) =>
      log.event(kind === "sent" ? "info" : "warn", `mail ${kind}`, fields),
  });
}
