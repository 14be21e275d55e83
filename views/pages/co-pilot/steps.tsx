import type { ReactNode } from "react";
import { coPilot } from "../../content/co-pilot";
import { Island } from "../../layout/island";
import { Section, SectionHead } from "../../ui/section";

const ID = "steps";

/** The demo's own player, driven by the three steps. */
export function Steps({ at }: { at: number | null }): ReactNode {
  return (
    <Section id={ID} className="border-t border-hairline">
      <SectionHead {...coPilot.steps} />
      <Island name="call" props={{ at, anchor: ID, hasSteps: true }} />
    </Section>
  );
}
