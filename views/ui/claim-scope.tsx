import type { ReactNode } from "react";
import type { Claim } from "../content/claims";
import { HowCounted } from "./how-counted";

/** The text beside a large figure: what it measures, and how it is counted. */
export function ClaimScope({ claim }: { claim: Claim }): ReactNode {
  return (
    <div className="text-balance">
      {claim.scope} <HowCounted claim={claim} />
    </div>
  );
}
