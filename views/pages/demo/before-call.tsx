import type { ReactNode } from "react";
import { demoPage } from "../../content/demo/page";
import { Island } from "../../layout/island";
import { Section, SectionHead } from "../../ui/section";

export function BeforeCall(): ReactNode {
  return (
    <Section id="before-call" isSplit>
      <SectionHead {...demoPage.before} isSticky />
      <Island name="battle-card" props={{}} />
    </Section>
  );
}
