import type { ReactNode } from "react";
import { coPilot } from "../../content/co-pilot";
import { claims } from "../../content/claims";
import { Island } from "../../layout/island";
import { HowCounted } from "../../ui/how-counted";
import { Section, SectionHead } from "../../ui/section";

const ID = "steps";

/** The demo's own player, driven by the three steps. */
export function Steps({ at }: { at: number | null }): ReactNode {
  return (
    <Section id={ID} className="border-t border-hairline">
      <SectionHead {...coPilot.steps}>
        <HowCounted claim={claims.battleCardLead} />
      </SectionHead>
      <Island name="call" props={{ at, anchor: ID, hasSteps: true }} />
    </Section>
  );
}
