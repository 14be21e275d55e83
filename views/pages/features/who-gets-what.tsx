import type { ReactNode } from "react";
import { featureRoles, features, featuresPage as copy } from "../../content/features";
import { Icon } from "../../ui/icon";
import { Section } from "../../ui/section";

/** The roles, each with a link to its page and what its features change. */
export function WhoGetsWhat(): ReactNode {
  return (
    <Section className="border-t border-hairline">
      <h2 className="mb-6 lg:mb-10">{copy.brings.title}</h2>
      <ul
        className="grid grid-flow-dense gap-px overflow-hidden rounded-window border border-hairline bg-hairline sm:grid-cols-2 lg:grid-cols-4"
        data-list="brings"
      >
        {Object.entries(featureRoles).map(([role, { icon, path }]) => {
          const ofRole = features.filter(({ brings }) => brings.role === role);
          return (
            <li
              key={role}
              className={`relative flex flex-col bg-surface-1 px-4 py-1.5 transition-colors duration-short hover:bg-surface-2 sm:p-5 ${ofRole.length > 1 ? "sm:col-span-2" : ""}`}
            >
              <a
                className="flex min-h-11 items-center gap-2 self-start text-small font-bold text-teal after:absolute after:inset-0 hover:text-teal-hover"
                href={path}
              >
                <Icon name={icon} className="w-4.5" />
                {role}
                <Icon name="arrow" className="w-4" />
              </a>
              <div className="grid flex-1 gap-x-5 gap-y-4 sm:flex">
                {ofRole.map(({ id, topic, brings }, index) => (
                  <h3
                    key={id}
                    className="mb-1 flex-1 border-hairline text-base leading-6 sm:text-lead sm:not-first:border-l sm:not-first:pl-5"
                  >
                    <span
                      className={`block text-small font-normal text-muted ${index === 0 ? "max-sm:-mt-8.5 max-sm:mb-2.5 max-sm:text-right" : ""}`.trim()}
                    >
                      {topic}
                    </span>
                    {brings.outcome}
                  </h3>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
