import type { ReactNode } from "react";
import { claims } from "../../content/claims";
import { roiCopy } from "../../content/roi";
import { scenarioKeys } from "../../islands/roi/scenario";
import { Island } from "../../layout/island";
import { Section } from "../../ui/section";
import { SectionHead } from "../../ui/section-head";

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
      <SectionHead lead={roiCopy.lead} claim={claims.resultsWithin}>
        <h2>{roiCopy.title}</h2>
      </SectionHead>
      <Island
        name="roi"
        props={{ query: scenario.toString() }}
        className="overflow-clip rounded-window border border-hairline-strong bg-surface-1 lg:grid lg:grid-cols-[2fr_3fr]"
      />
    </Section>
  );
}
