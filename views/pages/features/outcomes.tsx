import type { ReactNode } from "react";
import { featuresPage } from "../../content/features";
import { FigureLine } from "../../ui/figure-line";
import { Section } from "../../ui/section";
import { SplitHead } from "../../ui/split-head";

/** The product's figures, each with how it is counted. */
export function Outcomes(): ReactNode {
  const { title, lead, groups } = featuresPage.outcomes;
  return (
    <Section className="border-y border-hairline bg-surface-1">
      <SplitHead title={title} lead={lead} />
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-3">
        {groups.map(({ name, claims }) => (
          <div key={name} className="md:row-span-4 md:grid md:grid-rows-subgrid">
            <h3 className="text-base">{name}</h3>
            <ul className="grid gap-2 border-t border-hairline-strong pt-3 md:pt-5 max-md:mt-3 md:row-span-3 md:grid-rows-subgrid md:gap-6 [&>li:first-child]:block [&>li:first-child>b]:text-display [&>li:first-child>b]:text-teal [&>li+li>b]:text-h3">
              {claims.map((claim) => (
                <FigureLine key={claim.scope} claim={claim} isCompact />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
