import { zValidator } from "@hono/zod-validator";
import type { Handler } from "hono";
import type { z } from "zod";
import type { App, Context } from "../context";
import { refuse } from "../pages/refuse";

/** The first problem of each field, in the order of the schema. "" is the body as a whole. */
export type FieldProblems = Record<string, string>;

type FormHandlers<Schema extends z.ZodType> = {
  /** Responds to invalid fields. Also gets what was sent, to show it again. */
  onProblems: (c: Context, problems: FieldProblems, raw: unknown, isForm: boolean) => Response;
  /** Responds to valid fields. `isForm` is true for a form's post, false for JSON. */
  onFields: (c: Context, fields: z.output<Schema>, isForm: boolean) => Response | Promise<Response>;
};

/** Returns a handler that parses and validates a JSON or form body first; 415 for any other type. */
export function readForm<Schema extends z.ZodType>(
  schema: Schema,
  { onProblems, onFields }: FormHandlers<Schema>,
): Handler<App> {
  return async (c) => {
    const target = bodyTarget(c);
    if (target === undefined) return refuse(c, "unsupported_type");
    if (!(await isUtf8(c, target))) return refuse(c, target === "json" ? "bad_json" : "bad_form");
    const isForm = target === "form";
    let answer = (): Response | Promise<Response> => refuse(c, "bad_form");
    const validate = zValidator(target, schema, (result) => {
      if (result.success) answer = () => onFields(c, result.data, isForm);
      else answer = () => onProblems(c, problemsOf(result.error), result.data, isForm);
    });
    await validate(c as never, () => Promise.resolve());
    return answer();
  };
}

function bodyTarget(c: Context): "json" | "form" | undefined {
  const type = (c.req.header("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type === "application/json") return "json";
  return type === "application/x-www-form-urlencoded" ? "form" : undefined;
}

/** Other charsets would be decoded as UTF-8 without an error, with U+FFFD for many letters. */
async function isUtf8(c: Context, target: "json" | "form"): Promise<boolean> {
  const charset = /;\s*charset="?([^";\s]*)/i.exec(c.req.header("content-type") ?? "")?.[1];
  if (!/^(?:utf-?8|us-ascii)?$/i.test(charset ?? "")) return false;
  // Outside the try block: a truncated body is a different error.
  const bytes = await c.req.arrayBuffer();
  try {
    const text = utf8.decode(bytes);
    if (target === "form") decodeURIComponent(text);
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
