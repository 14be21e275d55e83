import type { Database } from "../../db/connection/client";
import { broadcastQueue } from "./broadcast-queue";
import type { Secret } from "../secrets/secret";
import type { Log } from "../log";
import { outboxQueue } from "../mail/mail-queue";
import { createTransport, type Transport } from "../mail/transport";
import { type MailEvent, startMailWorker } from "../mail/worker";
import { type MailSettings, mailContextOf } from "../mail/mail-context";

type Settings = MailSettings & {
  SMTP_URL: string;
  BROADCAST_RATE: number;
  BROADCAST_DOMAIN_RATE: number;
};

/**
 * Starts sending the outbox and broadcasts through the mail server at `SMTP_URL`, and logs the results. Each has its own
 * connections, so a message of the outbox never waits behind a broadcast.
 */
export function startMail(
  env: Settings,
  { database, log, secret }: { database: Database; log: Log; secret: Secret },
): { stop: () => Promise<void>; isServerUp: () => boolean | undefined; send: Transport["send"] } {
  const context = mailContextOf(env, secret);
  const rates = { inAll: env.BROADCAST_RATE, perDomain: env.BROADCAST_DOMAIN_RATE };
  const { run, isReady } = database;
  const transport = createTransport(env.SMTP_URL, context.from);
  const outbox = startMailWorker({
    run,
    isReady,
    transport,
    verify: transport.verify,
    queue: outboxQueue(context),
    onEvent: logAs("mail"),
  });
  const workers = [
    outbox,
    startMailWorker({
      run,
      isReady,
      transport: createTransport(env.SMTP_URL, context.from),
      queue: broadcastQueue(context, rates),
      onEvent: logAs("broadcast"),
    }),
  ];
  return {
    stop: async () => void (await Promise.all(workers.map((worker) => worker.stop()))),
    isServerUp: outbox.isServerUp,
    send: transport.send,
  };

  function logAs(queue: string) {
    return ({ kind, ...fields }: MailEvent) =>
      log.event(kind === "sent" ? "info" : "warn", `${queue} ${kind}`, fields);
  }
}
