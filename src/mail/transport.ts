import type { Message } from "./write-message";

/** Hands messages to a mail server. */
export type Transport = {
  /** Rejects with `SendFailure` when the message is not taken. */
  send: (message: Message) => Promise<void>;
  /** Ends idle connections; `isForced` also those in use, whose messages then count as not taken. */
  close: (options?: { isForced: boolean }) => void;
};

/** Why a message was not taken. */
export class SendFailure extends Error {
  override readonly name = "SendFailure";
  /** A reply code or a name; never the server's words, which may hold an address. */
  readonly code: string;
  /** The server will never take this message: a reply of 5xx to its recipient or its text (RFC 5321 §4.2.1). */
  readonly isFinal: boolean;
  /** It says nothing about this message: the server cannot be reached, refuses the password or the sender. */
  readonly isServerAway: boolean;

  constructor(code: string, about: { isFinal?: boolean; isServerAway?: boolean } = {}) {
    super(`The message was not taken: ${code}`);
    this.code = code;
    this.isFinal = about.isFinal ?? false;
    this.isServerAway = about.isServerAway ?? false;
  }
}

/** As many messages are on their way at once. */
export const CONNECTIONS = 5;
/** Longest without a word of the server, and longest for a message, since a server may go on for ever word by word. */
const SILENCE_MS = 20_000;
export const SENDING_MS = 45_000;

/** A transport to the server of `smtp://user:password@host:port` or `smtps://…`. The mail library is loaded only here. */
export async function createTransport(smtpUrl: string): Promise<Transport> {
  const { createTransport: create } = await import("nodemailer");
  const server = create({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    // A connection that ends after the text may have delivered it: the outbox decides when to try again.
    maxRequeues: 0,
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      try {
        await server.sendMail({ ...message, signal: AbortSignal.timeout(SENDING_MS) });
      } catch (error) {
        throw readFailure(error);
      }
    },
    close: ({ isForced } = { isForced: false }) => server.close({ force: isForced }),
  };
}

/** https://nodemailer.com/errors names the codes. */
const AWAY = ["ECONNECTION", "ESOCKET", "ETIMEDOUT", "EDNS", "ETLS", "EPROTOCOL", "EAUTH"];

function readFailure(error: unknown): SendFailure {
  const { responseCode, code, command } = error as {
    responseCode?: number;
    code?: string;
    command?: string;
  };
  const isAboutSession = command === "MAIL FROM" || responseCode === 421 || responseCode === 503;
  const isServerAway = AWAY.includes(code ?? "") || isAboutSession;
  const isFinal = !isServerAway && (responseCode ?? 0) >= 500;
  return new SendFailure(String(responseCode ?? code ?? "unknown"), { isFinal, isServerAway });
}
