import type { ReactNode } from "react";
import type { Claim } from "../content/claims";
import { HowCounted } from "./how-counted";

/** What a figure measures, and how it is counted. */
export function ClaimScope({ claim }: { claim: Claim }): ReactNode {
  return (
    <div className="text-balance">
      {claim.scope} <HowCounted claim={claim} />
    </div>
  );
}

/** A claim in a row: its figure, what it measures, and how it is counted. */
export function ClaimFigure({ claim }: { claim: Claim }): ReactNode {
  return (
    <div className="flex items-center gap-4">
      <b className="text-h2 font-black whitespace-nowrap">{claim.figure}</b>
      <ClaimScope claim={claim} />
    </div>
  );
}
