import type { ReactNode } from "react";
import { flow } from "../../content/flow";
import { FigureLine } from "../../ui/figure-line";
import { LastActions } from "../../ui/last-actions";
import { Lead, Section } from "../../ui/section";

/** The result of the day, and where to go next. */
export function WeekEnd(): ReactNode {
  const { title, lead, claims } = flow.sum;
  return (
    <Section className="bg-wash-center bg-no-repeat">
      <div className="grid justify-items-center text-center">
        <h2>{title}</h2>
        <Lead className="mt-5">{lead}</Lead>
      </div>
      <ul className="my-8 grid gap-6 border-y border-hairline py-6 sm:text-center md:grid-cols-2">
        {claims.map((claim) => (
          <FigureLine key={claim.scope} claim={claim} />
        ))}
      </ul>
      <LastActions className="justify-center text-center" />
    </Section>
  );
}
