import type { Message } from "./write-message";

/** Hands a message to the mail server; rejects with `SendFailure` when it is not taken. */
export type Transport = { send: (message: Message) => Promise<void>; close: () => void };

/** Why a message was not taken. `isFinal` when the server will never take it (a reply of 5xx, RFC 5321 §4.2.1). */
export class SendFailure extends Error {
  override readonly name = "SendFailure";
  readonly code: string;
  readonly isFinal: boolean;

  constructor(code: string, isFinal: boolean) {
    super(`The mail server answered ${code}.`);
    this.code = code;
    this.isFinal = isFinal;
  }
}

const CONNECTIONS = 5;
const TIMEOUT_MS = 20_000;

/** A transport to the server of `smtp://user:password@host:port` or `smtps://…`. The mail library is loaded only here. */
export async function createTransport(smtpUrl: string): Promise<Transport> {
  const { createTransport: create } = await import("nodemailer");
  const server = create({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      try {
        await server.sendMail(message);
      } catch (error) {
        throw failureOf(error);
      }
    },
    close: () => server.close(),
  };
}

function failureOf(error: unknown): SendFailure {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  const isFinal = responseCode !== undefined && responseCode >= 500;
  return new SendFailure(String(responseCode ?? code ?? "unknown"), isFinal);
}
