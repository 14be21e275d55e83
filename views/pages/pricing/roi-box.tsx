import type { ReactNode } from "react";
import { roiCopy } from "../../content/roi";
import { scenarioKeys } from "../../islands/roi/scenario";
import { HowCounted } from "../../ui/how-counted";
import { Island } from "../../layout/island";
import { Lead, Section } from "../../ui/section";

/** Longer values in the query cannot be valid numbers. */
const MAX_VALUE_LENGTH = 20;

/** The ROI calculator, with the scenario in the query. */
export function RoiBox({ query }: { query: URLSearchParams | undefined }): ReactNode {
  const scenario = new URLSearchParams();
  for (const key of scenarioKeys) {
    const value = query?.get(key);
    if (value !== null && value !== undefined) scenario.set(key, value.slice(0, MAX_VALUE_LENGTH));
  }
  return (
    <Section id="roi" className="border-t border-hairline bg-wash bg-no-repeat">
      <div className="mb-10 grid items-baseline gap-x-20 gap-y-4 lg:grid-cols-2">
        <h2>{roiCopy.title}</h2>
        <div>
          <Lead>{roiCopy.lead}</Lead>
          <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
            {roiCopy.uses.map((claim) => (
              <li key={claim.scope} className="flex items-center gap-2">
                <span>
                  <b>{claim.figure}</b> {claim.scope}
                </span>
                <HowCounted claim={claim} isCompact />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Island
        name="roi"
        props={{ query: scenario.toString() }}
        className="overflow-clip rounded-window border border-hairline-strong bg-surface-1 lg:grid lg:grid-cols-[2fr_3fr]"
      />
    </Section>
  );
}
