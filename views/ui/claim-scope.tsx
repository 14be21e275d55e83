import type { ReactNode } from "react";
import { type Claim, counting } from "../content/claims";
import { HowCounted } from "./how-counted";

/** The text beside a large figure: whose figure it is, what it measures, and how it is counted. */
export function ClaimScope({ claim }: { claim: Claim }): ReactNode {
  return (
    <div>
      <span className="block text-small text-muted">{counting.ours}</span>
      {claim.scope} <HowCounted claim={claim} isCompact />
    </div>
  );
}
