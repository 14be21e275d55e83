import type { ReactNode } from "react";
import { demoHref } from "../../content/demo-links";
import { featuresPage } from "../../content/features";
import { Icon } from "../../ui/icon";
import { Island } from "../../layout/island";
import { Section, SectionHead } from "../../ui/section";

/** What is left of a call when it ends, for the visitor to close out. */
export function WrapUp(): ReactNode {
  const { eyebrow, title, lead, action } = featuresPage.wrapUp;
  return (
    <Section className="wrap-up middle">
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
      <Island name="closeout" props={{}} />
      <a className="more" href={demoHref("after-call")}>
        {action}
        <Icon name="arrow" />
      </a>
    </Section>
  );
}
