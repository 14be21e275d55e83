import type { ComponentProps, ReactNode } from "react";
import { Field } from "../../ui/field";

/** A field with its label. */
export function LabeledField(
  props: ComponentProps<typeof Field> & { id: string; label: string },
): ReactNode {
  const { label, ...field } = props;
  return (
    <>
      <label className="-mb-2 font-bold text-ink" htmlFor={field.id}>
        {label}
      </label>
      <Field {...field} />
    </>
  );
}
