import type { ReactNode } from "react";
import { claims } from "../../content/claims";
import { demoPage } from "../../content/demo/page";
import { Island } from "../../layout/island";
import { HowCounted } from "../../ui/how-counted";
import { Section } from "../../ui/section";
import { PartHead } from "./part-head";

/** What the rep read before the call: a battle card to generate. */
export function BeforeCall(): ReactNode {
  return (
    <Section id="before-call" className="pt-8 pb-8 md:pb-16">
      <PartHead {...demoPage.before}>
        <HowCounted claim={claims.battleCardLead} isCompact />
      </PartHead>
      <Island name="battle-card" props={{}} />
    </Section>
  );
}
