import type { Database } from "../../db/connection/client";
import type { Secret } from "../secrets/secret";
import type { Log } from "../log";
import { outboxLane } from "./lane";
import { createTransport } from "./transport";
import { startMailWorker } from "./worker";
import { type MailSettings, writingOf } from "./writing";

/** Starts sending the outbox through the mail server at `SMTP_URL`, and logs the results. */
export async function startMail(
  env: MailSettings & { SMTP_URL: string },
  { database, log, secret }: { database: Database; log: Log; secret: Secret },
): Promise<ReturnType<typeof startMailWorker>> {
  return startMailWorker({
    run: database.run,
    isReady: database.isReady,
    transport: await createTransport(env.SMTP_URL),
    lane: outboxLane(writingOf(env, secret)),
    onEvent: ({ kind, ...fields }) =>
      log.event(kind === "sent" ? "info" : "warn", `mail ${kind}`, fields),
  });
}
