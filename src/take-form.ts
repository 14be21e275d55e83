import type { Handler } from "hono";
import type { z } from "zod";
import { DatabaseUnavailable } from "../db/database-unavailable";
import type { Submission } from "../db/submissions";
import type { AtTheDoor } from "../db/subscribers";
import type { FormValues } from "../views/partials/form-state";
import { answerForm, type FormView } from "./answer-form";
import type { App } from "./context";
import { readForm, type FieldProblems } from "./read-form";

type FormRoute<Schema extends z.ZodType> = {
  schema: Schema;
  /** The form that was sent, on its page, by what stood in it. */
  view: (typed: FormValues) => FormView;
  /** What the schema cannot say; `isForm` is true for a form's post, false for JSON. */
  check?: (fields: z.output<Schema>, isForm: boolean) => FieldProblems | undefined;
  /** What is stored of it. */
  submission: (fields: z.output<Schema>, door: Required<AtTheDoor>) => Submission;
};

/** The way of every form: read, refuse, keep, answer. What was typed comes back with every failure. */
export function takeForm<Schema extends z.ZodType>(form: FormRoute<Schema>): Handler<App> {
  return readForm(form.schema, {
    onProblems: (c, problems, raw) => {
      const values = typedValues(raw);
      return answerForm(c, form.view(values), { status: "refused", problems, values });
    },
    onFields: async (c, fields, isForm) => {
      const values = typedValues(fields);
      const view = form.view(values);
      const problems = form.check?.(fields, isForm);
      if (problems) return answerForm(c, view, { status: "refused", problems, values });
      try {
        await c.var.keep(form.submission(fields, atTheDoor()));
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable)) throw error;
        return answerForm(c, view, { status: "unavailable", values });
      }
      return answerForm(c, view, { status: "done" });
    },
  });
}

/** Ids that are made later sort later, as the rows do. */
function atTheDoor() {
  return { id: Bun.randomUUIDv7(), receivedAt: new Date().toISOString() };
}

/** What was sent, as far as it can stand in a field. */
export function typedValues(raw: unknown): FormValues {
  const sent = typeof raw === "object" && raw !== null ? Object.entries(raw) : [];
  return Object.fromEntries(
    sent
      .map(([name, value]: [string, unknown]) => [name, value === true ? "yes" : value])
      .filter((field): field is [string, string] => typeof field[1] === "string"),
  );
}
