import type { ReactNode } from "react";
import { claims } from "../../content/claims";
import { demoPage } from "../../content/demo/page";
import { Island } from "../../layout/island";
import { HowCounted } from "../../ui/how-counted";
import { Section, SectionHead } from "../../ui/section";

export function BeforeCall(): ReactNode {
  return (
    <Section id="before-call" isSplit>
      <SectionHead {...demoPage.before} isSticky>
        <HowCounted claim={claims.battleCardLead} />
      </SectionHead>
      <Island name="battle-card" props={{}} />
    </Section>
  );
}
