import type { ReactNode } from "react";
import { roiCopy } from "../../content/roi";
import { scenarioKeys } from "../../islands/roi/scenario";
import { Island } from "../../layout/island";
import { SectionHead } from "../../ui/section";

/** More than this in an address is no number that the sum could use. */
const MAX_VALUE_LENGTH = 20;

/** The sum of what Genie pays back, for the scenario in the address. */
export function RoiBox({ query }: { query: URLSearchParams | undefined }): ReactNode {
  const scenario = new URLSearchParams();
  for (const key of scenarioKeys) {
    const value = query?.get(key);
    if (value !== null && value !== undefined) scenario.set(key, value.slice(0, MAX_VALUE_LENGTH));
  }
  return (
    <section id="roi" className="section roi-section">
      <div className="wrap">
        <SectionHead eyebrow={roiCopy.eyebrow} title={roiCopy.title} lead={roiCopy.lead} />
        <Island name="roi" props={{ query: scenario.toString() }} className="roi" />
      </div>
    </section>
  );
}
