import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { flow } from "../../content/flow";
import { ButtonLink } from "../../ui/button";
import { FigureLine } from "../../ui/figure-line";
import { MoreLink } from "../../ui/more-link";
import { Lead, Section } from "../../ui/section";

/** The result of the day, and where to go next. */
export function WeekEnd(): ReactNode {
  const { title, lead, claims, action, link } = flow.sum;
  return (
    <Section>
      <div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[6fr_5fr]">
        <div>
          <h2>{title}</h2>
          <Lead className="mt-5">{lead}</Lead>
        </div>
        <div className="flex flex-wrap items-center gap-x-7 gap-y-3 lg:justify-end">
          <ButtonLink tone="primary" className="max-xs:w-full" href={paths.betaWaitlist.path}>
            {action}
          </ButtonLink>
          <MoreLink href={paths.features.path}>{link}</MoreLink>
        </div>
      </div>
      <ul className="mt-12 grid gap-6 border-t border-hairline pt-8 md:grid-cols-3">
        {claims.map((claim) => (
          <FigureLine key={claim.scope} claim={claim} />
        ))}
      </ul>
    </Section>
  );
}
