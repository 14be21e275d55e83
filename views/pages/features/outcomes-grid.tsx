import type { ReactNode } from "react";
import { demoDeal } from "../../content/demo-deal";
import {
  type Feature,
  type FeatureId,
  features,
  featuresPage as copy,
} from "../../content/features";
import { attestations } from "../../content/security";
import { Icon } from "../../ui/icon";
import { Section, SectionHead } from "../../ui/section";

/** The eight features by outcome: who gains, what changes for them, and what backs it. */
export function OutcomesGrid(): ReactNode {
  return (
    <Section className="brings">
      <SectionHead {...copy.brings} />
      <ul className="brings-grid">
        {features.map(({ id, topic, brings }) => (
          <li key={id} className="card">
            <h3>
              <small>{topic}</small>
              {brings.outcome}
            </h3>
            <div className="proof">
              <Proof id={id} claim={brings.claim} />
            </div>
            <p className="role">
              <Icon name={brings.icon} />
              {brings.role}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The figure behind a gain. Where the product claims none: the demo deal's score, and the reports that there are. */
function Proof({ id, claim }: { id: FeatureId; claim: Feature["brings"]["claim"] }): ReactNode {
  if (claim)
    return (
      <p>
        <b>{claim.figure}</b> {claim.scope}
      </p>
    );
  if (id === "security")
    return (
      <ul>
        {attestations.map(({ name }) => (
          <li key={name} className="badge">
            {name}
          </li>
        ))}
      </ul>
    );
  const { score, account } = demoDeal;
  return (
    <p>
      <b>
        {score.before} → {score.value}
      </b>{" "}
      {copy.brings.score(account.name)}
    </p>
  );
}
