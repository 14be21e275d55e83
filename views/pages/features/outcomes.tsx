import type { ReactNode } from "react";
import { featuresPage } from "../../content/features";
import { Section, SectionHead } from "../../ui/section";

/** The product's figures, each once and with what it is a figure of. */
export function Outcomes(): ReactNode {
  const { eyebrow, title, lead, groups } = featuresPage.outcomes;
  return (
    <Section className="outcomes">
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
      <div className="outcome-groups">
        {groups.map(({ name, claims }) => (
          <div key={name}>
            <h3>{name}</h3>
            <ul>
              {claims.map(({ figure, scope }) => (
                <li key={scope}>
                  <b>{figure}</b> {scope}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
