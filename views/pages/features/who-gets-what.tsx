import type { ReactNode } from "react";
import { type Feature, featureRoles, features, featuresPage as copy } from "../../content/features";
import { Icon } from "../../ui/icon";
import { Section } from "../../ui/section";

const roles = Object.keys(featureRoles);

/** In the order of the roles, so that cards for the same role are side by side. */
const byRole = features.toSorted(
  (a, b) => roles.indexOf(a.brings.role) - roles.indexOf(b.brings.role),
);

/** The eight features again, a small card each: who gains, what changes, and a link to how it works. */
export function WhoGetsWhat(): ReactNode {
  return (
    <Section className="border-t border-hairline bg-surface-1">
      <h2 className="mb-6">{copy.brings.title}</h2>
      <ul className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-4" data-list="brings">
        {byRole.map((feature) => (
          <GainCard key={feature.id} {...feature} />
        ))}
      </ul>
    </Section>
  );
}

function GainCard({ id, topic, brings }: Feature): ReactNode {
  return (
    <li className="rounded-card border border-hairline bg-surface-2 transition-colors hover:border-hairline-strong hover:bg-surface-3">
      <a
        className="grid h-full grid-rows-[auto_1fr_auto] gap-1 px-4 py-3 text-small"
        href={`#${id}`}
      >
        <span className="flex items-center gap-2 text-muted">
          <Icon name={featureRoles[brings.role]} className="text-teal" />
          {brings.role}
        </span>
        <h3 className="text-base">{brings.outcome}</h3>
        <b className="text-teal">{topic}</b>
      </a>
    </li>
  );
}
