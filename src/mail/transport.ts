import { createTransport as createMailer } from "nodemailer";
import { toLine } from "../plain-text";
import { deadStatusOf, isAboutOurAccount, withoutAddresses } from "./dead-status";
import type { Sender } from "./sender";
import type { Message } from "./write-message";

/** Hands messages to a mail server. */
export type Transport = {
  /** Rejects with `SendFailure` if the server does not accept the message. */
  send: (message: Message) => Promise<void>;
  /** Closes idle connections; with `isForced` also those in use, whose messages then count as not accepted. */
  close: (options?: { isForced: boolean }) => void;
};

export type Verifier = {
  /** Connects and signs in. Rejects if the server does not answer or refuses. */
  verify: () => Promise<void>;
};

/** Why the server did not accept a message. */
type Failure = {
  /** A reply code or an error code. */
  code: string;
  /** The server will never accept this message: it answered 5xx to its recipient or content (RFC 5321 §4.2.1). */
  isFinal: boolean;
  /** The failure concerns all messages: the server is unreachable, or rejects our account, credentials or sender. */
  isServerDown: boolean;
  /** With `isServerDown`: what the server or the system said, without addresses. */
  reason?: string | undefined;
  /** Its recipient takes no mail at all, with the status that says so. */
  deadStatus?: string | undefined;
};

export class SendFailure extends Error {
  override readonly name = "SendFailure";
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(`The message was not taken: ${failure.code}`);
    this.failure = failure;
  }
}

/** Also the maximum number of messages in flight. */
export const CONNECTIONS = 5;
/** Time limits for a silent server and for one message, since a slow server could keep answering forever. */
const SILENCE_MS = 20_000;
export const SENDING_MS = 45_000;

/**
 * Connects to `smtp://user:password@host:port` or `smtps://…`. Greets with the sender's domain, since relays refuse the
 * name of a container; `?name=` in the address names another.
 */
export function createTransport(smtpUrl: string, from?: Sender): Transport & Verifier {
  const server = createMailer({
    url: smtpUrl,
    ...(from && { name: from.address.slice(from.address.lastIndexOf("@") + 1) }),
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
        const headers = unfolded(message.headers);
        await server.sendMail({ ...message, headers, signal: AbortSignal.timeout(SENDING_MS) });
      } catch (error) {
        throw readFailure(error);
      }
    },
    verify: async () => void (await server.verify()),
    close: ({ isForced } = { isForced: false }) => server.close({ force: isForced }),
  };
}

/**
 * Keeps headers without spaces, such as a long List-Unsubscribe, on one line. The library would fold them before their
 * value, and some mail programs do not read headers whose first line is empty.
 */
const unfolded = (headers: Message["headers"]) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      /^[!-~]+$/.test(value) ? { prepared: true, value } : value,
    ]),
  );

/** See https://nodemailer.com/errors. */
const SERVER_DOWN = ["ECONNECTION", "ESOCKET", "ETIMEDOUT", "EDNS", "ETLS", "EPROTOCOL", "EAUTH"];

const MAX_REASON_LENGTH = 300;

function readFailure(error: unknown): SendFailure {
  const { response, responseCode, code, command, message } = error as {
    response?: string;
    responseCode?: number;
    code?: string;
    command?: string;
    message?: string;
  };
  const isAboutSession = command === "MAIL FROM" || responseCode === 421 || responseCode === 503;
  const isServerDown =
    SERVER_DOWN.includes(code ?? "") || isAboutSession || isAboutOurAccount(response ?? "");
  const isFinal = !isServerDown && (responseCode ?? 0) >= 500;
  const said = withoutAddresses(response ?? message ?? "").slice(0, MAX_REASON_LENGTH);
  return new SendFailure({
    code: String(responseCode ?? code ?? "unknown"),
    isFinal,
    isServerDown,
    reason: isServerDown ? toLine(said) : undefined,
    deadStatus: isFinal ? deadStatusOf(response ?? "") : undefined,
  });
}
