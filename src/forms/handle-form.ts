import { Hono } from "hono";
import type { z } from "zod";
import { DatabaseUnavailable } from "../../db/connection/database-unavailable";
import type { FormValues } from "../../views/forms/form-state";
import type { App, Context, Dependencies } from "../context";
import { bodyType, validateBody, type FieldProblems } from "./parse";
import { respondToForm, type FormView } from "./respond";

type FormSteps<Schema extends z.ZodType<{ email: string }>> = {
  schema: Schema;
  /** The form that was sent, on its page, for the typed values. */
  view: (typed: FormValues, site: Pick<Dependencies, "isContactAnswered">) => FormView;
  /** Checks the submitted values beyond the schema. `isForm` is true for a form's post, false for JSON. */
  check?: (
    sent: Partial<Record<keyof z.output<Schema>, unknown>>,
    isForm: boolean,
  ) => FieldProblems | undefined;
  /** Stores the fields. Rejects with DatabaseUnavailable if it cannot. */
  submit: (c: Context, fields: z.output<Schema>, sent: SentForm) => Promise<void>;
};

/** How a form was sent: with a form, whose page is known, or by a program. */
export type SentForm = {
  evidence: { how: "form" | "api"; page?: string };
  /** Whether many forms came from the same network recently. */
  isFrequent: boolean;
};

/** Serves a form: parse, refuse, rate-limit, submit, respond. Every failure keeps what was typed. */
export function handleForm<Schema extends z.ZodType<{ email: string }>>(
  endpoint: string,
  { schema, view: viewOf, check, submit }: FormSteps<Schema>,
): Hono<App> {
  const refuseFields = (c: Context, found: FieldProblems, raw: unknown) => {
    const values = typedValues(raw);
    // A body that is no form at all has only that problem.
    const isForm = bodyType(c) === "form";
    const problems = "" in found ? found : { ...found, ...check?.(Object(raw), isForm) };
    return respondToForm(c, viewOf(values, c.env), { status: "refused", problems, values });
  };
  return new Hono<App>().post(endpoint, validateBody(schema, refuseFields), async (c) => {
    const isForm = bodyType(c) === "form";
    const fields = c.req.valid(isForm ? "form" : "json");
    const values = typedValues(fields);
    const view = viewOf(values, c.env);
    const problems = check?.(fields, isForm);
    if (problems) return respondToForm(c, view, { status: "refused", problems, values });
    try {
      const verdict = await c.env.limits.count(c.env.addressOf(c.req.raw), fields.email);
      if (verdict.isOver) return respondToForm(c, view, { status: "limited", values, ...verdict });
      const { isFrequent } = verdict;
      const page = view.page.place.path;
      const evidence = isForm ? ({ how: "form", page } as const) : ({ how: "api" } as const);
      await submit(c, fields, { evidence, isFrequent });
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      return respondToForm(c, view, { status: "unavailable", values });
    }
    return respondToForm(c, view, { status: "done" });
  });
}

/** The sent values that a field can show. */
export function typedValues(raw: unknown): FormValues {
  const values: Record<string, string> = {};
  if (typeof raw !== "object" || raw === null) return values;
  for (const [name, value] of Object.entries(raw)) {
    if (typeof value === "string") values[name] = value;
    if (value === true) values[name] = "yes";
  }
  return values;
}
