import type { ComponentProps, ReactNode } from "react";
import { Field } from "./field";

/** A field of any kind with its label above it. */
export function Labeled(props: { id: string; label: ReactNode; children: ReactNode }): ReactNode {
  return (
    <div className="grid gap-2 justify-self-stretch">
      <label htmlFor={props.id} className="font-bold text-ink">
        {props.label}
      </label>
      {props.children}
    </div>
  );
}

/** A single-line field with its label; its id is its name unless it has another. */
export function LabeledField({
  label,
  id,
  ...field
}: ComponentProps<typeof Field> & { label: ReactNode }): ReactNode {
  const own = id ?? field.name ?? "";
  return (
    <Labeled id={own} label={label}>
      <Field id={own} {...field} />
    </Labeled>
  );
}
