import type { ReactNode } from "react";
import { featuresPage } from "../../content/features";
import { FigureLine } from "../../ui/figure-line";
import { Section } from "../../ui/section";

/** The product's figures, each once and with how it is counted. */
export function Outcomes(): ReactNode {
  const { title, lead, groups } = featuresPage.outcomes;
  return (
    <Section className="border-y border-hairline bg-surface-1">
      <div className="grid gap-10 md:grid-cols-3 lg:grid-cols-4">
        <div className="md:max-lg:col-span-full">
          <h2 className="text-h3">{title}</h2>
          <p className="mt-3">{lead}</p>
        </div>
        {groups.map(({ name, claims }) => (
          <div key={name}>
            <h3 className="text-base">{name}</h3>
            <ul className="mt-3 grid gap-6 border-t border-hairline-strong pt-5">
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
