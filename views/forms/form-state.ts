/** The values of a form's fields, by name; a checked box is "yes". */
export type FormValues = Readonly<Record<string, string>>;

/** The state of a form: rendered by the server, swapped by a partial, or named in a redirect's query. */
export type FormState =
  | { status: "idle"; values?: FormValues }
  | { status: "done" }
  | {
      status: "failed";
      /** The message above the button and in the toast. */
      message: string;
      /** Error messages by field; none if the failure is not the visitor's. */
      problems: FormValues;
      /** The typed values, shown again so that nothing is lost. */
      values: FormValues;
    };

/**
 * Fields that show their own error. Errors of other fields, which our forms do not have, are shown above the button.
 */
const FIELDS = new Set(["email", "consent", "name", "company", "topic", "message"]);

/** The value to show in a field: nothing after success, otherwise what was typed. */
export function typedValue(state: FormState, field: string): string | undefined {
  return state.status === "done" ? undefined : state.values?.[field];
}

/** The error message of a field, if any. */
export function problemWith(state: FormState, field: string): string | undefined {
  return state.status === "failed" ? state.problems[field] : undefined;
}

/** The first invalid field, whose error is the form's notice; none if no field is invalid. */
export function firstWrongField(state: FormState): string | undefined {
  if (state.status !== "failed") return undefined;
  return Object.keys(state.problems).find((field) => FIELDS.has(field));
}
