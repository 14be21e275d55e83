import type { ReactNode } from "react";
import { demoDeal } from "../../content/demo-deal";
import { type Feature, features, featuresPage as copy } from "../../content/features";
import { attestations } from "../../content/security";
import { HowCounted } from "../../ui/how-counted";
import { Icon } from "../../ui/icon";
import { Section } from "../../ui/section";
import { SplitHead } from "../../ui/split-head";

const [, , , , encryption] = attestations;

/** The eight features by role: who benefits, what changes, and the figure behind it. */
export function WhoGetsWhat(): ReactNode {
  const { title, lead, order } = copy.brings;
  const byRole = order.flatMap((id) => features.filter((feature) => feature.id === id));
  return (
    <Section className="border-t border-hairline">
      <SplitHead title={title} lead={lead} isLeadWide />
      <ul
        className="grid border-t border-l border-hairline sm:grid-cols-2 lg:grid-cols-4"
        data-list="brings"
      >
        {byRole.map(({ id, topic, brings }) => (
          <li key={id} className="flex flex-col border-r border-b border-hairline px-4 py-2 sm:p-5">
            <h3 className="text-base leading-6 sm:mb-4">
              <span className="mb-1 flex flex-wrap items-center gap-2 text-small text-teal">
                <Icon name={brings.icon} className="w-4.5" />
                {brings.role}
                <span className="font-normal text-muted max-sm:ml-auto sm:basis-full">{topic}</span>
              </span>
              {brings.outcome}
            </h3>
            <div className="mt-auto text-small text-muted">
              <Proof id={id} claim={brings.claim} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The figure behind an outcome. Without a claimed one, shows the encryption or the demo deal's score. */
function Proof({ id, claim }: { id: Feature["id"]; claim: Feature["brings"]["claim"] }): ReactNode {
  if (claim)
    return (
      <div>
        <b className="text-base">{claim.figure}</b> {claim.scope}{" "}
        <HowCounted claim={claim} isCompact />
      </div>
    );
  if (id === "security")
    return (
      <p>
        <b className="text-base">{encryption.name}</b> {encryption.status.toLowerCase()}
      </p>
    );
  const { score, account } = demoDeal;
  return (
    <p>
      <b className="text-base">
        {score.before} → {score.value}
      </b>{" "}
      {copy.brings.score(account.name)}
    </p>
  );
}
