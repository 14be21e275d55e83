import type { ReactNode } from "react";

/** The title of one of the demo's parts, in one row with its name, so that the part itself follows soon. */
export function PartHead(props: { eyebrow: string; title: string; lead?: string }): ReactNode {
  const { eyebrow, title, lead } = props;
  return (
    <div className={`flex flex-wrap items-baseline gap-x-4 gap-y-2 ${lead ? "mb-4" : ""}`.trim()}>
      <p className="text-small text-muted">{eyebrow}</p>
      <h2 className="text-subhead">{title}</h2>
      {lead && <p className="basis-full text-small">{lead}</p>}
    </div>
  );
}
