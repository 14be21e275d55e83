import type { ComponentProps, ReactNode } from "react";
import type { Claim } from "../content/claims";
import { HowCounted } from "./how-counted";
import { Lead } from "./section";

/** A lead that ends with the mark of a figure, which must not be in a paragraph. */
export function ClaimLead(
  props: ComponentProps<typeof HowCounted> & { className?: string; children: ReactNode },
): ReactNode {
  const { className = "", children, ...counted } = props;
  return (
    <div className={`max-w-lead text-lead text-balance ${className}`.trim()}>
      {children} <HowCounted {...counted} />
    </div>
  );
}

/** A section's heading (`children`), with its lead beside it on wide screens, their last lines level. */
export function SectionHead(props: {
  lead: string;
  claim?: Claim;
  children: ReactNode;
}): ReactNode {
  const { lead, claim, children } = props;
  return (
    <div className="mb-6 grid gap-x-6 gap-y-4 lg:mb-10 lg:grid-cols-2 lg:items-baseline-last">
      {children}
      {claim ? <ClaimLead claim={claim}>{lead}</ClaimLead> : <Lead>{lead}</Lead>}
    </div>
  );
}
