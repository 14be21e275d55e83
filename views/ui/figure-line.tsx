import type { ReactNode } from "react";
import type { Claim } from "../content/claims";
import { HowCounted } from "./how-counted";

/**
 * A claim in large type: its figure, what it measures, and how it is counted. Phones show it as a row. `isCompact` shortens
 * the button to a question mark.
 */
export function FigureLine(props: { claim: Claim; isCompact?: boolean }): ReactNode {
  const { claim, isCompact = false } = props;
  return (
    <li className="max-sm:grid max-sm:grid-cols-[2fr_3fr] max-sm:gap-x-4">
      <b className="block text-h3 font-black tabular-nums sm:text-h2">{claim.figure}</b>
      <div className={isCompact ? "flex justify-between gap-2 sm:justify-start" : ""}>
        <p>{claim.scope}</p>
        <HowCounted claim={claim} isCompact={isCompact} />
      </div>
    </li>
  );
}
