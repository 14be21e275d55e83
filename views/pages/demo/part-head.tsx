import type { ReactNode } from "react";

/** The title of one of the demo's parts, in one row with its name, so that the part itself follows at once. */
export function PartHead({ eyebrow, title }: { eyebrow: string; title: string }): ReactNode {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4">
      <p className="text-small text-muted">{eyebrow}</p>
      <h2 className="text-h4">{title}</h2>
    </div>
  );
}
