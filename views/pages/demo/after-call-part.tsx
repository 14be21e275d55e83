import type { ReactNode } from "react";
import { demoPage } from "../../content/demo/page";
import { AfterCall } from "../../sections/after-call";
import { Section, SectionHead } from "../../ui/section";

export function AfterCallPart(): ReactNode {
  return (
    <Section id="after-call" className="after">
      <SectionHead {...demoPage.after} />
      <AfterCall />
    </Section>
  );
}
