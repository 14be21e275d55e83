import type { ReactNode } from "react";
import { CARD_ID } from "../../content/demo/battle-card";
import { claims } from "../../content/claims";
import { demoPage } from "../../content/demo/page";
import { Island } from "../../layout/island";
import { HowCounted } from "../../ui/how-counted";
import { Section } from "../../ui/section";
import { PartHead } from "./part-head";

/** Before the call: a battle card to generate. */
export function BeforeCall({ isGenerated }: { isGenerated: boolean }): ReactNode {
  return (
    <Section id={CARD_ID} className="pt-4 pb-section">
      <PartHead {...demoPage.before}>
        <HowCounted claim={claims.battleCardLead} />
      </PartHead>
      <Island name="battle-card" props={{ isGenerated }} />
    </Section>
  );
}
