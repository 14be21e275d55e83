import { DrizzleQueryError } from "drizzle-orm";
import { DeadlineMissed } from "./deadline";

/**
 * The database could not be asked within the deadline: answer 503 and let the visitor try again. A
 * write may or may not have been stored, so verbs must bear repetition. The message names no address
 * and no secret; `cause` is for the operator's eyes.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";

  constructor(cause?: unknown) {
    super("The database does not answer at the moment.", { cause });
  }
}

/** Whether a failed query says that the server is gone, closing or full, rather than that the query is wrong. */
function isConnectionFailure(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" && (CLIENT_CODES.has(code) || SERVER_CODES.test(code));
}

/** The code of an error by which a database says that it cannot use its own files. */
export function fileFailure(error: unknown): string | undefined {
  const plain = unwrapped(error);
  const code = plain instanceof Error && "code" in plain ? String(plain.code) : "";
  return code.startsWith("58") ? code : undefined;
}

/** Whether the database has looked at a row and will not have it, now or later: wrong data, or a broken constraint. */
export function isRefusal(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" && /^2[23].{3}$/.test(code);
}

/**
 * What the database or its driver threw, without drizzle's own wrapper: its message quotes the parameters, which are
 * visitors' addresses, and messages end up in logs.
 */
export function unwrapped(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? error.cause : error;
}

/** The same, and a `DatabaseUnavailable` where it says that the database could not be asked. */
export function plainError(error: unknown): unknown {
  const plain = unwrapped(error);
  const isOutage = plain instanceof DeadlineMissed || isConnectionFailure(plain);
  return isOutage ? new DatabaseUnavailable(plain) : plain;
}

/** Codes of the operating system and of postgres.js. */
const CLIENT_CODES = new Set([
  "CONNECT_TIMEOUT",
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOENT",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);

/**
 * Classes of https://www.postgresql.org/docs/current/errcodes-appendix.html: connection, out of
 * resources, shutting down, system error, refused login, and a standby that takes no writes.
 */
const SERVER_CODES = /^(?:08|53|57P|58|28)...?$|^25006$/;
