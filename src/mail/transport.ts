import { deadStatusOf } from "./dead-status";
import { loadModule } from "../load-module";
import type { Message } from "./write-message";

/** Hands messages to a mail server. */
export type Transport = {
  /** Rejects with `SendFailure` if the server does not accept the message. */
  send: (message: Message) => Promise<void>;
  /** Closes idle connections; with `isForced` also those in use, whose messages then count as not accepted. */
  close: (options?: { isForced: boolean }) => void;
};

/** Why the server did not accept a message. */
export class SendFailure extends Error {
  override readonly name = "SendFailure";
  /** A reply code or an error code; never the server's text, which may contain an address. */
  readonly code: string;
  /** The server will never accept this message: it answered 5xx to its recipient or content (RFC 5321 §4.2.1). */
  readonly isFinal: boolean;
  /** The failure concerns all messages: the server is unreachable, or rejects the credentials or the sender. */
  readonly isServerDown: boolean;
  /** Its recipient takes no mail at all, with the status that says so. */
  readonly deadStatus: string | undefined;

  constructor(
    code: string,
    about: { isFinal?: boolean; isServerDown?: boolean; deadStatus?: string | undefined } = {},
  ) {
    super(`The message was not taken: ${code}`);
    this.code = code;
    this.isFinal = about.isFinal ?? false;
    this.isServerDown = about.isServerDown ?? false;
    this.deadStatus = about.deadStatus;
  }
}

/** Also the maximum number of messages in flight. */
export const CONNECTIONS = 5;
/** Time limits for a silent server and for one message, since a slow server could keep answering forever. */
const SILENCE_MS = 20_000;
export const SENDING_MS = 45_000;

/** Connects to `smtp://user:password@host:port` or `smtps://…`. Loads the mail library on first use. */
export function createTransport(smtpUrl: string): Transport {
  const nodemailer = loadModule(() => require("nodemailer") as typeof import("nodemailer"));
  const server = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    // If a connection closes after the content, the message may have been delivered: the outbox decides when to retry.
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

/** See https://nodemailer.com/errors. */
const SERVER_DOWN = ["ECONNECTION", "ESOCKET", "ETIMEDOUT", "EDNS", "ETLS", "EPROTOCOL", "EAUTH"];

function readFailure(error: unknown): SendFailure {
  const { response, responseCode, code, command } = error as {
    response?: string;
    responseCode?: number;
    code?: string;
    command?: string;
  };
  const isAboutSession = command === "MAIL FROM" || responseCode === 421 || responseCode === 503;
  const isServerDown = SERVER_DOWN.includes(code ?? "") || isAboutSession;
  const isFinal = !isServerDown && (responseCode ?? 0) >= 500;
  const deadStatus = isFinal ? deadStatusOf(response ?? "") : undefined;
  return new SendFailure(String(responseCode ?? code ?? "unknown"), {
    isFinal,
    isServerDown,
    deadStatus,
  });
}
