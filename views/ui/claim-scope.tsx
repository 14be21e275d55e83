import type { ReactNode } from "react";
import { type Claim, counting } from "../content/claims";
import { HowCounted } from "./how-counted";

/** The text beside a large figure: what it measures, how it is counted, and whose figure it is. */
export function ClaimScope({ claim }: { claim: Claim }): ReactNode {
  return (
    <div className="text-balance">
      {claim.scope} <HowCounted claim={claim} isCompact />
      <span className="block text-small text-muted">{counting.ours}</span>
    </div>
  );
}
