import type { ReactNode } from "react";
import { type Feature, featureRoles, features, featuresPage as copy } from "../../content/features";
import { Icon } from "../../ui/icon";
import { MoreLink } from "../../ui/more-link";
import { Section } from "../../ui/section";

const roles = Object.keys(featureRoles);

/** In the order of the roles, so that cards for the same role are side by side. */
const byRole = features.toSorted(
  (a, b) => roles.indexOf(a.brings.role) - roles.indexOf(b.brings.role),
);

/** The eight features again, a card each: who gains, what changes, and a link to how it works. */
export function WhoGetsWhat(): ReactNode {
  return (
    <Section className="border-t border-hairline bg-surface-1">
      <h2 className="mb-5 md:mb-8">{copy.brings.title}</h2>
      <ul className="grid gap-2.5 sm:grid-cols-2 md:gap-4 lg:grid-cols-4" data-list="brings">
        {byRole.map((feature) => (
          <GainCard key={feature.id} {...feature} />
        ))}
      </ul>
    </Section>
  );
}

function GainCard({ id, topic, brings }: Feature): ReactNode {
  const { icon, path } = featureRoles[brings.role];
  return (
    <li className="flex flex-col rounded-card border border-hairline bg-surface-2 px-4 pt-1 lg:px-5">
      <a
        className="flex min-h-11 items-center gap-2 text-small text-muted hover:text-ink"
        href={path}
      >
        <Icon name={icon} className="w-4 text-teal" />
        {brings.role}
      </a>
      <h3 className="text-h4 text-pretty">{brings.outcome}</h3>
      <MoreLink className="mt-auto" href={`#${id}`}>
        {topic}
      </MoreLink>
    </li>
  );
}
