import type { ReactNode } from "react";
import { featureRoles, features, featuresPage as copy } from "../../content/features";
import { Icon } from "../../ui/icon";
import { MoreLink } from "../../ui/more-link";
import { Section } from "../../ui/section";
import { Head } from "./head";

/** The roles, a row each: a link to the role's page, what changes, and the features behind it. */
export function WhoGetsWhat(): ReactNode {
  const { title, lead } = copy.brings;
  return (
    <Section className="border-t border-hairline bg-surface-1">
      <Head title={title} lead={lead} isLeadWide />
      <ul className="border-b border-hairline" data-list="brings">
        {Object.entries(featureRoles).map(([role, { icon, path }]) => (
          <li
            key={role}
            className="border-t border-hairline max-md:pb-1 md:grid md:py-2 md:grid-cols-[1fr_3fr] md:gap-x-4 lg:py-3"
          >
            <a
              className="flex min-h-11 items-center gap-2 self-start font-bold text-ink max-md:-mb-1 hover:text-teal-hover"
              href={path}
            >
              <Icon name={icon} className="w-5" />
              {role}
            </a>
            <div>
              {features
                .filter(({ brings }) => brings.role === role)
                .map(({ id, topic, brings }) => (
                  <h3
                    key={id}
                    className="items-center gap-x-6 text-base leading-6 max-md:relative max-md:mb-1 md:grid md:grid-cols-[1fr_--spacing(54)] lg:grid-cols-[1fr_--spacing(58)] md:min-h-11 lg:text-lead"
                  >
                    {brings.outcome}
                    <MoreLink
                      className="text-small max-md:flex max-md:min-h-0 max-md:after:absolute max-md:after:inset-0 lg:text-base"
                      href={`#${id}`}
                    >
                      {topic}
                    </MoreLink>
                  </h3>
                ))}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
