import { zValidator } from "@hono/zod-validator";
import type { MiddlewareHandler } from "hono";
import type { z } from "zod";
import type { App, Context } from "../context";
import { refuse } from "../http/refuse";

/** The first problem of each field, in the order of the schema. "" is the body as a whole. */
export type FieldProblems = Record<string, string>;

type BodyType = "json" | "form";

/** What a handler reads with `c.req.valid(bodyType(c))`. */
type Validated<Schema extends z.ZodType> = {
  in: Record<BodyType, z.input<Schema>>;
  out: Record<BodyType, z.output<Schema>>;
};

/**
 * Validates a JSON or form body; 415 for any other type. `onProblems` responds to invalid fields, and also gets what was
 * sent, to show it again.
 */
export function validateBody<Schema extends z.ZodType>(
  schema: Schema,
  onProblems: (c: Context, problems: FieldProblems, raw: unknown) => Response,
): MiddlewareHandler<App, string, Validated<Schema>> {
  const validatorOf = (target: BodyType): MiddlewareHandler =>
    zValidator(target, schema, (result, c: Context) =>
      result.success ? undefined : onProblems(c, problemsOf(result.error), result.data),
    );
  const validators = { json: validatorOf("json"), form: validatorOf("form") };
  return async (c, next) => {
    const type = bodyType(c);
    if (type === undefined) return refuse(c, "unsupported_type");
    if (!(await isUtf8(c, type))) return refuse(c, type === "json" ? "bad_json" : "bad_form");
    return validators[type](c, next);
  };
}

/** The type of a body that forms accept. */
export function bodyType(c: Context): BodyType | undefined {
  const type = (c.req.header("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type === "application/json") return "json";
  return type === "application/x-www-form-urlencoded" ? "form" : undefined;
}

/** Other charsets would be decoded as UTF-8 without an error, with U+FFFD for many letters. */
async function isUtf8(c: Context, type: BodyType): Promise<boolean> {
  const charset = /;\s*charset="?([^";\s]*)/i.exec(c.req.header("content-type") ?? "")?.[1];
  if (!/^(?:utf-?8|us-ascii)?$/i.test(charset ?? "")) return false;
  // Outside the try block: a truncated body is a different error.
  const bytes = await c.req.arrayBuffer();
  try {
    const text = utf8.decode(bytes);
    if (type === "form") decodeURIComponent(text);
    // Saves Hono from wrapping the bytes in a Response to read them again. Its cache holds promises, despite its types.
    else Object.assign(c.req.bodyCache, { text: Promise.resolve(text) });
    return true;
  } catch {
    return false;
  }
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

function problemsOf(error: {
  issues: readonly { path: readonly PropertyKey[]; message: string }[];
}): FieldProblems {
  const problems: FieldProblems = {};
  for (const { path, message } of error.issues) problems[String(path[0] ?? "")] ??= message;
  return problems;
}
