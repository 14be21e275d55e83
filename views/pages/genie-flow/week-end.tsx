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
    <Section className="bg-wash-center bg-no-repeat">
      <div className="grid justify-items-center text-center">
        <h2>{title}</h2>
        <Lead className="mt-5">{lead}</Lead>
      </div>
      <ul className="my-8 grid gap-6 border-y border-hairline py-6 sm:text-center md:grid-cols-2 sm:[&_dialog]:[position-area:top_span-right]">
        {claims.map((claim) => (
          <FigureLine key={claim.scope} claim={claim} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-center gap-x-7 gap-y-3">
        <ButtonLink tone="primary" className="max-xs:w-full" href={paths.betaWaitlist.path}>
          {action}
        </ButtonLink>
        <MoreLink href={paths.features.path}>{link}</MoreLink>
      </div>
    </Section>
  );
}
