import type { ReactNode } from "react";
import { Eyebrow } from "../../ui/eyebrow";

/**
 * The title of one of the demo's parts below its name, and on wide screens beside its lead. `children` follow the lead.
 */
export function PartHead(props: {
  eyebrow: string;
  title: string;
  lead?: string;
  children?: ReactNode;
}): ReactNode {
  const { eyebrow, title, lead, children } = props;
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-10 gap-y-1">
      <div>
        <Eyebrow className="mb-1">{eyebrow}</Eyebrow>
        <h2 className="text-subhead">{title}</h2>
      </div>
      {lead && (
        <div className="flex items-center gap-3 max-xl:basis-full">
          <p className="max-w-110 text-pretty">{lead}</p>
          {children}
        </div>
      )}
    </div>
  );
}
