import type { ReactNode } from "react";
import { featureRoles, features, featuresPage as copy } from "../../content/features";
import { Icon } from "../../ui/icon";
import { MoreLink } from "../../ui/more-link";
import { Section } from "../../ui/section";

/** The roles, a row each: a link to the role's page, what changes, and the features behind it. */
export function WhoGetsWhat(): ReactNode {
  return (
    <Section className="border-t border-hairline bg-surface-1">
      <h2 className="mb-5 md:mb-8">{copy.brings.title}</h2>
      <ul
        className="overflow-hidden rounded-window border border-hairline-strong shadow-window"
        data-list="brings"
      >
        {Object.entries(featureRoles).map(([role, { icon, path }]) => (
          <li
            key={role}
            className="border-hairline not-first:border-t md:grid md:grid-cols-[1fr_3fr]"
          >
            <a
              className="flex min-h-11 items-center gap-3 bg-surface-2 px-4 font-bold text-ink hover:text-teal-hover lg:px-6"
              href={path}
            >
              <Icon name={icon} className="w-5 text-teal" />
              {role}
            </a>
            <div className="px-4 py-2.5 md:py-2 lg:px-6">
              {features
                .filter(({ brings }) => brings.role === role)
                .map(({ id, topic, brings }) => (
                  <h3
                    key={id}
                    className="items-center gap-x-6 text-base leading-6 max-md:relative max-md:not-first:mt-2 md:grid md:grid-cols-[1fr_--spacing(54)] lg:grid-cols-[1fr_--spacing(58)] md:min-h-11 lg:text-lead"
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
