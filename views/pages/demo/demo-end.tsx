import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { demoPage } from "../../content/demo/page";
import { LastActions } from "../../ui/last-actions";
import { MoreLink } from "../../ui/more-link";
import { Lead, Section } from "../../ui/section";

export function DemoEnd(): ReactNode {
  const { title, lead, pricing } = demoPage.end;
  return (
    <Section className="border-t border-hairline bg-wash-center bg-no-repeat text-center">
      <h2>{title}</h2>
      <Lead className="mx-auto mt-5">{lead}</Lead>
      <LastActions className="mt-8 justify-center" />
      <MoreLink className="mt-2" href={paths.pricing.path}>
        {pricing}
      </MoreLink>
    </Section>
  );
}
