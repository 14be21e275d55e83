import { z } from "zod";
import type { AuthContext } from "./auth-context";
import { AuthError } from "./auth-error";

const BODY_BYTES_MOST = 1024 * 1024;

/** Text that Postgres can hold. */
export const text = z
  .string()
  .refine((value) => !value.includes("\0") && value.isWellFormed(), "must be plain text");

/** An address as accounts have it: trimmed, in lower case. */
export const email = text
  .trim()
  .toLowerCase()
  .max(254)
  .regex(z.regexes.html5Email, "Unable to validate email address: invalid format");

/** Longer than any password may be: what is longer still need not be hashed to be wrong. */
export const password = text.max(1024);

/**
 * The fields of a JSON body, those that are not named left out. Throws `bad_json`, `request_entity_too_large` or
 * `validation_failed`, the last with the words of the first field that is wrong.
 */
export async function readJson<Schema extends z.ZodType>(
  c: AuthContext,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body = await c.req.text();
  if (body.length > BODY_BYTES_MOST) throw new AuthError("request_entity_too_large");
  const result = schema.safeParse(parse(body));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new AuthError("validation_failed", issue && { message: issue.message });
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body === "" ? "{}" : body);
  } catch {
    throw new AuthError("bad_json");
  }
}
