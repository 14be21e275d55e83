import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { contactHref } from "../../content/links";
import { demoPage } from "../../content/demo/page";
import { Section, SectionHead } from "../../ui/section";

/** Where to go from here. */
export function DemoEnd(): ReactNode {
  const { eyebrow, title, lead, primary, secondary } = demoPage.end;
  return (
    <Section className="middle demo-end">
      <SectionHead eyebrow={eyebrow} title={title} lead={lead}>
        <p className="actions">
          <a className="button button-primary" href={paths.pricing.path}>
            {primary}
          </a>
          <a className="button" href={contactHref("call")}>
            {secondary}
          </a>
        </p>
      </SectionHead>
    </Section>
  );
}
