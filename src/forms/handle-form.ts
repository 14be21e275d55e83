import type { Handler } from "hono";
import type { z } from "zod";
import type { Evidence } from "../../db/forms/consent";
import { DatabaseUnavailable } from "../../db/connection/database-unavailable";
import type { Submission } from "../../db/forms/submissions";
import type { Received } from "../../db/forms/subscribers";
import type { FormValues } from "../../views/forms/form-state";
import { TRAP_FIELD } from "../../views/forms/fields/trap-field";
import { respondToForm, type FormView } from "./respond";
import type { App, Dependencies } from "../context";
import { type OriginFields, readOrigin } from "./origin";
import { readForm, type FieldProblems } from "./parse";
import { hold } from "./spam/hold";
import { stampAgeMs } from "./spam/stamp";
import { scoreSubmission } from "./spam/score-submission";

/** The fields of every form: the sender, and those that visitors do not see. */
type Fields = OriginFields & { email: string; [TRAP_FIELD]: string; stamp: string };

type Kind = Exclude<Submission["kind"], "held">;
type RowOf<K extends Kind> = Extract<Submission, { kind: K }>["row"];

/** The fields of every form that are not stored under their own names. */
type Unstored = keyof OriginFields | typeof TRAP_FIELD | "stamp";

/** A row with every field of the schema: a field that has no column, or is not passed on, is a type error. */
type Row<Schema extends z.ZodType, K extends Kind, Combined> = RowOf<K> & {
  [F in Exclude<keyof z.output<Schema>, Unstored | Combined>]: F extends keyof RowOf<K>
    ? RowOf<K>[F]
    : never;
};

type FormRoute<
  Schema extends z.ZodType<Fields>,
  K extends Kind,
  Combined extends keyof z.output<Schema>,
> = {
  schema: Schema;
  kind: K;
  /** Fields that become part of another column, such as a title that is part of the source. */
  combined?: readonly Combined[];
  /** The form that was sent, on its page, for the typed values. */
  view: (typed: FormValues, site: Pick<Dependencies, "isContactAnswered">) => FormView;
  /** Checks the submitted values beyond the schema. `isForm` is true for a form's post, false for JSON. */
  check?: (
    sent: Partial<Record<keyof z.output<Schema>, unknown>>,
    isForm: boolean,
  ) => FieldProblems | undefined;
  /** The row to store. `from` records for the ledger how it was sent. */
  row: (
    fields: z.output<Schema>,
    received: Receipt,
    from: CameFrom,
    site: Pick<Dependencies, "teamFor">,
  ) => Row<Schema, K, NoInfer<Combined>>;
};

type Receipt = Required<Pick<Received, "id" | "receivedAt">> & Pick<Received, "origin">;

/** Whether a form or JSON was sent, and the path of the form's page. */
type CameFrom = Pick<Evidence, "how" | "page">;

/**
 * Handles every form: parse, refuse, rate-limit, store or hold, respond. Every failure keeps what was typed. Responses
 * do not reveal that a submission is held.
 */
export function handleForm<
  Schema extends z.ZodType<Fields>,
  K extends Kind,
  const Combined extends keyof z.output<Schema> = never,
>(form: FormRoute<Schema, K, Combined>): Handler<App> {
  return readForm(form.schema, {
    onProblems: (c, found, raw, isForm) => {
      const values = typedValues(raw);
      // A body that is no form at all has only that problem.
      const problems = "" in found ? found : { ...found, ...form.check?.(Object(raw), isForm) };
      return respondToForm(c, form.view(values, c.env), { status: "refused", problems, values });
    },
    onFields: async (c, fields, isForm) => {
      const values = typedValues(fields);
      const view = form.view(values, c.env);
      const problems = form.check?.(fields, isForm);
      if (problems) return respondToForm(c, view, { status: "refused", problems, values });
      const from: CameFrom = isForm ? { how: "form", page: view.page.place.path } : { how: "api" };
      try {
        const verdict = await c.env.limits.count(c.env.addressOf(c.req.raw), fields.email);
        if (verdict.isOver)
          return respondToForm(c, view, { status: "limited", values, ...verdict });
        const receipt = { ...newReceipt(), origin: readOrigin(c, fields, from.page) };
        const row = form.row(fields, receipt, from, c.env);
        const submission = { kind: form.kind, row } as Submission;
        const suspicion = await scoreSubmission(submission, {
          trap: fields[TRAP_FIELD],
          stampAgeMs: stampAgeMs(c.env.secret, fields.stamp, Date.now()),
          isFrequent: verdict.isFrequent,
        });
        await c.env.save(suspicion.isSuspicious ? hold(submission, suspicion) : submission);
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable)) throw error;
        return respondToForm(c, view, { status: "unavailable", values });
      }
      return respondToForm(c, view, { status: "done" });
    },
  });
}

/** Ids sort by time, as the rows do. */
function newReceipt() {
  return { id: Bun.randomUUIDv7(), receivedAt: new Date().toISOString() };
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
