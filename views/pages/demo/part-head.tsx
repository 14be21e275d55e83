import type { ReactNode } from "react";

/** The title of one of the demo's parts, in one row with its name and lead, so that the part itself follows at once. */
export function PartHead(props: { eyebrow: string; title: string; lead?: string }): ReactNode {
  const { eyebrow, title, lead } = props;
  return (
    <div className={`flex flex-wrap items-baseline gap-x-4 gap-y-1 ${lead ? "mb-4" : ""}`.trim()}>
      <p className="text-small text-muted">{eyebrow}</p>
      <h2 className="text-h3">{title}</h2>
      {lead && <p className="text-small lg:ml-auto">{lead}</p>}
    </div>
  );
}
