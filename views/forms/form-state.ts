/** The values of a form's fields, by name; a checked box is "yes". */
export type FormValues = Readonly<Record<string, string>>;

/** The state of a form: rendered by the server, swapped by a partial, or named in a redirect's query. */
export type FormState =
  | { status: "idle"; values?: FormValues }
  | { status: "done" }
  | {
      status: "failed";
      /** What is said over the button and in the toast. */
      message: string;
      /** What is wrong, by field; none when the failure is not the visitor's. */
      problems: FormValues;
      /** What the visitor had typed, given back so that nothing is lost. */
      values: FormValues;
    };

/** The fields that show their problem beside them. A problem with another, which no form of ours sends, is said over the button. */
const FIELDS = new Set(["email", "consent", "name", "company", "topic", "message"]);

/** What a field shows: nothing after a success, else what was typed into it. */
export function typedValue(state: FormState, field: string): string | undefined {
  return state.status === "done" ? undefined : state.values?.[field];
}

/** What is wrong with a field, if anything. */
export function problemWith(state: FormState, field: string): string | undefined {
  return state.status === "failed" ? state.problems[field] : undefined;
}

/** The first wrong field: its problem is the form's notice. None where no field is to blame. */
export function firstWrongField(state: FormState): string | undefined {
  if (state.status !== "failed") return undefined;
  return Object.keys(state.problems).find((field) => FIELDS.has(field));
}
