import type { ReactNode } from "react";
import { formNotices } from "../../content/form-notices";
import { firstWrongField, problemWith, type FormState } from "../form-state";
import { Problem } from "./problem";

type Place = { form: string; name: string; state: FormState };

const idOf = ({ form, name }: Place): string => `${form}-${name}-problem`;

/** The ARIA attributes of an invalid field; none for a valid one. */
export function problemProps(place: Place): {
  "aria-invalid"?: true;
  "aria-describedby"?: string;
} {
  return problemWith(place.state, place.name) === undefined
    ? {}
    : { "aria-invalid": true, "aria-describedby": idOf(place) };
}

/** The error message beside a field. The script shows its own in the same place. */
export function FieldProblem(place: Place): ReactNode {
  const problem = problemWith(place.state, place.name);
  if (problem === undefined) return null;
  const title = firstWrongField(place.state) === place.name ? formNotices.errorTitle : undefined;
  return (
    <Problem id={idOf(place)} title={title}>
      {problem}
    </Problem>
  );
}
