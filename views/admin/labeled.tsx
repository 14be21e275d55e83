import type { ReactNode } from "react";

/** A field with its label above it. */
export function Labeled(props: { name: string; label: ReactNode; children: ReactNode }): ReactNode {
  return (
    <div className="grid gap-2">
      <label htmlFor={props.name} className="font-bold text-ink">
        {props.label}
      </label>
      {props.children}
    </div>
  );
}
