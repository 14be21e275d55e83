import { zValidator } from "@hono/zod-validator";
import type { Handler } from "hono";
import type { z } from "zod";
import type { App, Context } from "../context";
import { refuse } from "../pages/refuse";

/** What is wrong, by field, in the order of the schema; the first thing of each field. "" is the body as a whole. */
export type FieldProblems = Record<string, string>;

type FormHandlers<Schema extends z.ZodType> = {
  /** Answers wrong fields. Also gets what was sent, so that what was typed is not lost. */
  onProblems: (c: Context, problems: FieldProblems, raw: unknown) => Response;
  /** Answers checked fields. `isForm` is true for a form's post, false for JSON. */
  onFields: (c: Context, fields: z.output<Schema>, isForm: boolean) => Response | Promise<Response>;
};

/** A handler that reads a JSON or form body and checks it before anything else is done; 415 for any other type. */
export function readForm<Schema extends z.ZodType>(
  schema: Schema,
  { onProblems, onFields }: FormHandlers<Schema>,
): Handler<App> {
  return async (c) => {
    const target = bodyTarget(c);
    if (target === undefined) return refuse(c, "unsupported_type");
    if (!(await isUtf8(c, target))) return refuse(c, target === "json" ? "bad_json" : "bad_form");
    let answer = (): Response | Promise<Response> => refuse(c, "bad_form");
    const validate = zValidator(target, schema, (result) => {
      if (result.success) answer = () => onFields(c, result.data, target === "form");
      else answer = () => onProblems(c, problemsOf(result.error), result.data);
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

/** Whatever else a body is written in would be read all the same, with U+FFFD in place of half its letters. */
async function isUtf8(c: Context, target: "json" | "form"): Promise<boolean> {
  const charset = /;\s*charset="?([^";\s]*)/i.exec(c.req.header("content-type") ?? "")?.[1];
  if (!/^(?:utf-?8|us-ascii)?$/i.test(charset ?? "")) return false;
  // Read outside: a body that breaks off is another matter.
  const bytes = await c.req.arrayBuffer();
  try {
    const text = utf8.decode(bytes);
    if (target === "form") decodeURIComponent(text);
    // Hono would make a Response of the bytes to have them read again. Its cache holds promises, unlike what its types say.
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
