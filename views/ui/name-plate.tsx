import type { ReactNode } from "react";

/** Who speaks in the customer's meeting, on paper: initials, name and role. */
export function NamePlate(props: { name: string; role: string; children?: ReactNode }): ReactNode {
  const { name, role, children } = props;
  return (
    <div className="flex items-center gap-3 leading-5">
      <span className="grid size-11 shrink-0 place-items-center rounded-small bg-paper-line font-black text-paper-ink max-sm:hidden">
        {name.replaceAll(/[^A-Z]/g, "")}
      </span>
      <p>
        <b className="block text-paper-ink">{name}</b> {role}
        {children}
      </p>
    </div>
  );
}
