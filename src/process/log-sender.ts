import { environmentSchema, type Environment } from "../env";
import type { Log } from "../log";

/** Warns at startup that mail is sent from the example address, which mail servers reject. */
export function logSender({ SMTP_URL, MAIL_FROM }: Environment, log: Log): void {
  const isDefault = MAIL_FROM === environmentSchema.shape.MAIL_FROM.safeParse(undefined).data;
  if (SMTP_URL !== undefined && isDefault)
    log.event("warn", "MAIL_FROM is not set: messages are sent from an example address", {
      from: MAIL_FROM,
    });
}
