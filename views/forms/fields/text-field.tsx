import type { ComponentProps, ReactNode } from "react";
import { Field, TextArea } from "../../ui/field";
import { FieldProblem, problemProps } from "./field-problem";
import { typedValue, type FormState } from "../form-state";

/** A field with its label and hint above and its error below. `rows` makes it a text area. */
export function TextField(
  props: {
    form: string;
    name: string;
    label: string;
    optional?: string;
    hint?: ReactNode;
    state: FormState;
    rows?: number;
  } & Pick<
    ComponentProps<"input">,
    "type" | "required" | "autoComplete" | "maxLength" | "placeholder"
  >,
): ReactNode {
  const { form, name, label, optional, hint, state, rows, ...rest } = props;
  const id = `${form}-${name}`;
  const place = { form, name, state };
  const shared = {
    ...rest,
    id,
    name,
    defaultValue: typedValue(state, name),
    ...(hint ? { "aria-describedby": `${id}-hint` } : {}),
    ...problemProps(place),
  };
  return (
    <div className="grid content-start gap-3">
      <label htmlFor={id} className="font-bold text-ink">
        {label} {optional && <span className="text-small font-normal text-muted">{optional}</span>}
      </label>
      {hint && (
        <div id={`${id}-hint`} className="-mt-2 text-small">
          {hint}
        </div>
      )}
      {rows === undefined ? <Field {...shared} /> : <TextArea rows={rows} {...shared} />}
      <FieldProblem {...place} />
    </div>
  );
}
