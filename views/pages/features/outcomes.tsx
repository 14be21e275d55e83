import type { ReactNode } from "react";
import { featuresPage } from "../../content/features";
import { FigureLine } from "../../ui/figure-line";
import { Section, SectionHead } from "../../ui/section";

/** The product's figures, each once and with how it is counted. */
export function Outcomes(): ReactNode {
  const { eyebrow, title, lead, groups } = featuresPage.outcomes;
  return (
    <Section className="border-y border-hairline bg-surface-1">
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-3">
        {groups.map(({ name, claims }) => (
          <div key={name}>
            <h3>{name}</h3>
            <ul className="mt-4 grid gap-6 border-t border-hairline-strong pt-6">
              {claims.map((claim) => (
                <FigureLine key={claim.scope} claim={claim} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
