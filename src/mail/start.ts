import type { Database } from "../../db/client";
import type { Environment } from "../env";
import type { Log } from "../log";
import { createTransport } from "./transport";
import { startMailWorker } from "./worker";
import { writingOf } from "./writing";

/** Sends the outbox by the mail server of `SMTP_URL`, and logs what becomes of it. */
export async function startMail(
  env: Environment & { SMTP_URL: string },
  database: Database,
  log: Log,
): Promise<ReturnType<typeof startMailWorker>> {
  return startMailWorker({
    run: database.run,
    transport: await createTransport(env.SMTP_URL),
    writing: writingOf(env),
    onEvent: ({ kind, ...fields }) =>
      log.event(kind === "sent" ? "info" : "warn", `mail ${kind}`, fields),
  });
}
