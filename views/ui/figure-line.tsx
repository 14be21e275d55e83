import type { ReactNode } from "react";
import type { Claim } from "../content/claims";
import { HowCounted } from "./how-counted";

/**
 * A claim in large type: its figure, what it measures, and how it is counted. Phones show it as a row.
 */
export function FigureLine(props: { claim: Claim }): ReactNode {
  const { claim } = props;
  return (
    <li className="max-sm:grid max-sm:grid-cols-[2fr_3fr] max-sm:gap-x-4">
      <b className="block text-h3 font-black tabular-nums sm:text-h2">{claim.figure}</b>
      <div>
        <p>{claim.scope}</p>
        <HowCounted claim={claim} />
      </div>
    </li>
  );
}
