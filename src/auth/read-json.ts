import { z } from "zod";
import { toLine } from "../plain-text";
import { MAX_EMAIL_LENGTH, isPublicAddress, normalizeAddress } from "../mail/email-address";
import { endpoints } from "../paths";
import type { AuthContext } from "./auth-context";
import { AuthError } from "./auth-error";

/** GoTrue allows 1 MB, but the largest valid body is 4 KB of data and a captcha token. */
export const MAX_BODY_BYTES = 32 * 1024;
/** `data` is part of every access token, and header sizes are limited. */
const MAX_USER_DATA_BYTES = 4096;
const MAX_USER_DATA_DEPTH = 32;

/** Text that Postgres can store. */
export const text = z.string().refine(isPlainText, "must be plain text");

/** A name shown to people, cleaned as the forms do. */
export const line = (maxLength: number) =>
  text.transform(toLine).pipe(z.string().trim().max(maxLength));

export const EMAIL_INVALID = "Unable to validate email address: invalid format";

/** An account's address, normalized as the forms do, in lower case. New accounts need `newEmail`. */
export const email = text
  .transform(normalizeAddress)
  .pipe(z.string().toLowerCase().max(MAX_EMAIL_LENGTH).regex(z.regexes.html5Email, EMAIL_INVALID));

/** The address of a new account. */
export const newEmail = email.refine(isPublicAddress, EMAIL_INVALID);

/** Longer than any valid password; longer input need not be hashed to be wrong. */
export const password = text.max(1024);

/** The caller's own data. */
export const userData = z
  .record(z.string(), z.unknown())
  .refine((data) => holdsPlainText(data, MAX_USER_DATA_DEPTH), {
    error: `data must be plain text, and no more than ${MAX_USER_DATA_DEPTH} levels deep`,
    // Only shallow data is safe to serialize.
    abort: true,
  })
  .refine(fitsToken, `data must be at most ${MAX_USER_DATA_BYTES} bytes`);

/**
 * Reads the named fields of a JSON body. Null counts as absent, as in Go, because the Python and Flutter clients send
 * every field they know. Throws `bad_json` or `validation_failed` with the message of the first invalid field.
 */
export async function readJson<Schema extends z.ZodType>(
  c: AuthContext,
  schema: Schema,
): Promise<z.output<Schema>> {
  const fields = parse(await c.req.arrayBuffer());
  refusePhone(c.req.path, fields);
  const result = schema.safeParse(fields);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new AuthError("validation_failed", issue && { message: issue.message });
}

function parse(body: ArrayBuffer): unknown {
  try {
    const decoded = new TextDecoder("utf-8", { fatal: true }).decode(body);
    return withoutNulls(JSON.parse(decoded || "{}"));
  } catch {
    throw new AuthError("bad_json");
  }
}

/** GoTrue's messages, and statuses other than 400, for phone numbers without a phone provider. */
const PHONE_REFUSALS: Readonly<Record<string, { message: string; status?: number }>> = {
  "/signup": { message: "Phone signups are disabled" },
  "/token": { message: "Phone logins are disabled", status: 422 },
  "/otp": { message: "Unsupported phone provider" },
  "/recover": { message: "Phone logins are disabled" },
  "/resend": { message: "Phone logins are disabled" },
  "/verify": { message: "Phone logins are disabled" },
  "/user": { message: "Unsupported phone provider" },
};

function refusePhone(path: string, fields: unknown): void {
  const refusal = PHONE_REFUSALS[path.slice(endpoints.auth.length)];
  if (refusal === undefined || typeof fields !== "object" || fields === null) return;
  if ("phone" in fields && fields.phone !== "")
    throw new AuthError("phone_provider_disabled", refusal);
}

function withoutNulls(body: unknown): unknown {
  if (typeof body !== "object" || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body ?? {}).filter(([, value]) => value !== null));
}

export function fitsToken(data: Record<string, unknown>): boolean {
  return Buffer.byteLength(JSON.stringify(data)) <= MAX_USER_DATA_BYTES;
}

function isPlainText(value: string): boolean {
  return !value.includes("\0") && value.isWellFormed();
}

/**
 * Returns whether all text within is plain, keys included. Callers choose the depth, so deeper levels are refused
 * unread.
 */
function holdsPlainText(value: unknown, maxDepth: number): boolean {
  if (typeof value === "string") return isPlainText(value);
  if (typeof value !== "object" || value === null) return true;
  if (maxDepth === 0) return false;
  if (Array.isArray(value)) return value.every((part) => holdsPlainText(part, maxDepth - 1));
  return Object.entries(value).every(
    ([name, part]) => isPlainText(name) && holdsPlainText(part, maxDepth - 1),
  );
}
