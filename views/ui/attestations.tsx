import type { ReactNode } from "react";
import { attestations } from "../content/security";

/** What a security review asks for, with its status, in one row on wide screens. */
export function Attestations(): ReactNode {
  return (
    <dl className="grid h-full content-evenly divide-hairline-strong px-4 py-2 max-lg:divide-y md:px-6 md:py-4 lg:grid-cols-5 lg:divide-x">
      {attestations.map(({ name, status }) => (
        <div
          key={name}
          className="flex items-center gap-3 py-1 text-ink lg:block lg:py-0 lg:not-first:pl-6"
        >
          <dt className="flex-1 font-bold lg:text-lead">{name}</dt>
          <dd>{status}</dd>
        </div>
      ))}
    </dl>
  );
}
