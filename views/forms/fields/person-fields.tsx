import type { ComponentProps, ReactNode } from "react";
import { TextField } from "./text-field";

type Props = Pick<ComponentProps<typeof TextField>, "form" | "state" | "label">;

/** The required email address. */
export function EmailField(props: Props & { placeholder?: string }): ReactNode {
  return (
    <TextField {...props} name="email" type="email" required autoComplete="email" maxLength={254} />
  );
}

/** The optional company. */
export function CompanyField(props: Props & { optional: string }): ReactNode {
  return <TextField {...props} name="company" autoComplete="organization" maxLength={120} />;
}
