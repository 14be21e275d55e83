import type { ReactNode } from "react";
import type { Claim } from "../content/claims";
import { HowCounted } from "./how-counted";

/** A claim in large type: its figure, what it measures, and how it is counted. */
export function FigureLine({ claim }: { claim: Claim }): ReactNode {
  return (
    <li>
      <b className="block text-h2 font-black whitespace-nowrap tabular-nums">{claim.figure}</b>{" "}
      {claim.scope}
      <div>
        <HowCounted claim={claim} />
      </div>
    </li>
  );
}
