import type { ReactNode } from "react";
import { Lead } from "../../ui/section";

/** Puts a heading and its lead side by side on wide screens, their last lines level, with every lead of the page at its middle. */
const HEAD = "grid gap-x-6 gap-y-4 lg:grid-cols-2 lg:items-baseline-last";

/** A section's heading with its lead. */
export function Head({ title, lead }: { title: string; lead: string }): ReactNode {
  return (
    <div className={`mb-4 md:mb-6 lg:mb-10 ${HEAD}`}>
      <h2>{title}</h2>
      <Lead>{lead}</Lead>
    </div>
  );
}
