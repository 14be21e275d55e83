import { DrizzleQueryError } from "drizzle-orm";
import { DeadlineExceeded } from "./deadline";

/**
 * The database did not answer within the deadline: respond with 503 and let the client retry. A write may or may not
 * have been stored, so functions must be idempotent. The message contains no address or secret; `cause` is for logs.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";

  constructor(cause?: unknown) {
    super("The database does not answer at the moment.", { cause });
  }
}

/** Returns whether the server is gone, closing or full, as opposed to an error in the query. */
function isConnectionFailure(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" && (CLIENT_CODES.has(code) || SERVER_CODES.test(code));
}

const codeOf = (error: unknown): string => {
  const plain = unwrapped(error);
  return plain instanceof Error && "code" in plain ? String(plain.code) : "";
};

/**
 * Returns whether a prepared statement was not on the server, or not the expected one, so it was not executed. Of 08P01,
 * which PgBouncer uses for everything, only the server's own is meant.
 */
export function isStatementLost(error: unknown): boolean {
  const plain = unwrapped(error);
  const routine = plain instanceof Error && "routine" in plain ? String(plain.routine) : "";
  return LOST_CODES.has(codeOf(error)) || LOST_ROUTINES.has(routine);
}

const LOST_CODES = new Set(["26000", "42P05"]);
const LOST_ROUTINES = new Set(["exec_bind_message", "RevalidateCachedQuery"]);

/** Returns whether the server rolled a transaction back because of a concurrent one: serialization failure or deadlock. */
export const isConflict = (error: unknown): boolean => /^40(001|P01)$/.test(codeOf(error));

/** Returns whether a session cannot write: a standby, or `default_transaction_read_only`. */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === "25006";

/** Returns the code of an error that means the database cannot use its files. */
export function fileFailure(error: unknown): string | undefined {
  const code = codeOf(error);
  return code.startsWith("58") ? code : undefined;
}

/** Returns whether the database rejected a row for good: invalid data or a constraint. */
export function isRefusal(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" && /^2[23].{3}$/.test(code);
}

/** Unwraps drizzle's error, whose message quotes parameters, which may be visitors' addresses, into logs. */
export function unwrapped(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? error.cause : error;
}

/** The same, as `DatabaseUnavailable` where the database could not be reached. */
export function plainError(error: unknown): unknown {
  const plain = unwrapped(error);
  const isOutage =
    plain instanceof DeadlineExceeded ||
    isConnectionFailure(plain) ||
    isConflict(plain) ||
    isStatementLost(plain);
  return isOutage ? new DatabaseUnavailable(plain) : plain;
}

/** Error codes of the operating system and of postgres.js. */
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
  "TRANSACTION_ROLLED_BACK",
]);

/**
 * Classes of https://www.postgresql.org/docs/current/errcodes-appendix.html: connection, insufficient resources,
 * shutdown, system error, refused login, and read-only standby.
 */
const SERVER_CODES = /^(?:08|53|57P|58|28)...?$|^25006$/;
