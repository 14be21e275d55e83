import type { ReactNode } from "react";

/** Who speaks in the customer's meeting: initials, name and role. */
export function NamePlate({ name, role }: { name: string; role: string }): ReactNode {
  return (
    <div className="flex items-center gap-3 leading-5">
      <b className="grid size-11 shrink-0 place-items-center rounded-small bg-surface-3 font-black max-sm:hidden">
        {name.replaceAll(/[^A-Z]/g, "")}
      </b>
      <p>
        <b className="block">{name}</b> {role}
      </p>
    </div>
  );
}
