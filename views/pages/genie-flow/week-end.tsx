import type { ReactNode } from "react";
import { flow } from "../../content/flow";
import { FigureLine } from "../../ui/figure-line";
import { LastActions } from "../../ui/last-actions";
import { Section } from "../../ui/section";

/** The result of the day, and where to go next. */
export function WeekEnd(): ReactNode {
  const { title, claims } = flow.sum;
  return (
    <Section className="bg-wash-center bg-no-repeat">
      <h2 className="text-center">{title}</h2>
      <ul className="my-8 grid gap-6 border-y border-hairline py-6 sm:text-center md:grid-cols-2">
        {claims.map((claim) => (
          <FigureLine key={claim.scope} claim={claim} />
        ))}
      </ul>
      <LastActions className="justify-center text-center" />
    </Section>
  );
}
