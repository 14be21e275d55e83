import type { ReactNode } from "react";

/** The title of one of the demo's parts, in one row with its name, so that the part itself follows soon. */
export function PartHead(props: { eyebrow: string; title: string; lead?: string }): ReactNode {
  const { eyebrow, title, lead } = props;
  return (
    <div className={`flex flex-wrap items-baseline gap-x-4 gap-y-2 ${lead ? "mb-4" : ""}`.trim()}>
      <h2 className="flex-1 text-subhead">{title}</h2>
      <p className="text-small text-muted max-sm:order-first max-sm:basis-full">{eyebrow}</p>
      {lead && <p className="basis-full text-small">{lead}</p>}
    </div>
  );
}
