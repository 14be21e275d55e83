import { z } from "zod";
import type { AuthContext } from "./auth-context";
import { AuthError } from "./auth-error";

const BODY_BYTES_MOST = 1024 * 1024;
/** Each access token carries the caller's own data, and a request's header has room for so much. */
const USER_DATA_BYTES_MOST = 4096;

/** Text that Postgres can hold. */
export const text = z.string().refine(isPlainText, "must be plain text");

/** An address as accounts have it: trimmed, in lower case. */
export const email = text
  .trim()
  .toLowerCase()
  .max(254)
  .regex(z.regexes.html5Email, "Unable to validate email address: invalid format");

/** Longer than any password may be: what is longer still need not be hashed to be wrong. */
export const password = text.max(1024);

/** What a caller wants kept with their account, as `data`. */
export const userData = z
  .record(z.string(), z.unknown())
  .refine((data) => holdsPlainText(data), "data must be plain text")
  .refine(fitsToken, `data must be at most ${USER_DATA_BYTES_MOST} bytes`)
  .default({});

/**
 * The fields of a JSON body, those that are not named left out. Throws `bad_json`, `request_entity_too_large` or
 * `validation_failed`, the last with the words of the first field that is wrong.
 */
export async function readJson<Schema extends z.ZodType>(
  c: AuthContext,
  schema: Schema,
): Promise<z.output<Schema>> {
  if (Number(c.req.header("content-length")) > BODY_BYTES_MOST)
    throw new AuthError("request_entity_too_large");
  const body = await c.req.arrayBuffer();
  if (body.byteLength > BODY_BYTES_MOST) throw new AuthError("request_entity_too_large");
  const result = schema.safeParse(parse(body));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new AuthError("validation_failed", issue && { message: issue.message });
}

function parse(body: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body) || "{}");
  } catch {
    throw new AuthError("bad_json");
  }
}

export function fitsToken(data: Record<string, unknown>): boolean {
  return Buffer.byteLength(JSON.stringify(data)) <= USER_DATA_BYTES_MOST;
}

function isPlainText(value: string): boolean {
  return !value.includes("\0") && value.isWellFormed();
}

/** Whether all texts within are plain, names included; without recursion, since whoever sends it chose the depth. */
function holdsPlainText(data: unknown): boolean {
  const left = [data];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === "string" && !isPlainText(value)) return false;
    if (typeof value === "object" && value !== null) left.push(...Object.entries(value).flat());
  }
  return true;
}
