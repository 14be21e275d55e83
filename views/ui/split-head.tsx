import type { ReactNode } from "react";
import { Eyebrow } from "./eyebrow";
import { Lead } from "./section";

/** A section's heading with its introduction at the other end of the row, where both fit. */
export function SplitHead(props: { eyebrow?: string; title: string; lead: string }): ReactNode {
  const { eyebrow, title, lead } = props;
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-16 gap-y-4 lg:mb-10 xl:flex-nowrap">
      <div className="xl:shrink-0">
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <h2>{title}</h2>
      </div>
      <Lead>{lead}</Lead>
    </div>
  );
}
