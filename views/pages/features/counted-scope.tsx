import type { ReactNode } from "react";
import type { Claim } from "../../content/claims";
import { HowCounted } from "../../ui/how-counted";

/** What a figure measures, and the button that says how it is counted, on one line with the last word. */
export function CountedScope(props: { claim: Claim }): ReactNode {
  const { claim } = props;
  const lastWord = claim.scope.lastIndexOf(" ") + 1;
  return (
    <>
      {claim.scope.slice(0, lastWord)}
      <div className="inline-flex items-center gap-1">
        {claim.scope.slice(lastWord)}
        <HowCounted claim={claim} />
      </div>
    </>
  );
}
