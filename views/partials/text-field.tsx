import type { ComponentProps, ReactNode } from "react";
import { Field, TextArea } from "../ui/field";
import { Icon } from "../ui/icon";
import { problemWith, typedValue, type FormState } from "./form-state";

/** A field with its label over it and what is wrong with it under it. `rows` makes it a text of several lines. */
export function TextField(
  props: {
    form: string;
    name: string;
    label: string;
    optional?: string;
    state: FormState;
    rows?: number;
  } & Pick<
    ComponentProps<"input">,
    "type" | "required" | "autoComplete" | "maxLength" | "placeholder"
  >,
): ReactNode {
  const { form, name, label, optional, state, rows, ...rest } = props;
  const id = `${form}-${name}`;
  const problem = problemWith(state, name);
  const shared = {
    ...rest,
    id,
    name,
    defaultValue: typedValue(state, name),
    "aria-invalid": problem === undefined ? undefined : true,
    "aria-describedby": problem === undefined ? undefined : `${id}-problem`,
  };
  return (
    <div className="grid content-start gap-3">
      <label htmlFor={id} className="font-bold text-ink">
        {label} {optional && <span className="text-small font-normal text-muted">{optional}</span>}
      </label>
      {rows === undefined ? <Field {...shared} /> : <TextArea rows={rows} {...shared} />}
      <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>
    </div>
  );
}

/** What is wrong with one field, beside it. */
export function FieldProblem({ id, children }: { id: string; children?: ReactNode }): ReactNode {
  return (
    children && (
      <p id={id} className="flex w-full gap-2 text-small text-error">
        <Icon name="alert" className="w-4" />
        {children}
      </p>
    )
  );
}
