import type { ReactNode } from "react";
import { features, featuresPage as copy } from "../../content/features";
import { Icon } from "../../ui/icon";
import { Section } from "../../ui/section";
import { SplitHead } from "../../ui/split-head";

/** The roles, each with its features: what changes. */
export function WhoGetsWhat(): ReactNode {
  const { title, lead, order } = copy.brings;
  const inOrder = order.flatMap((id) => features.filter((feature) => feature.id === id));
  const roles = Map.groupBy(inOrder, ({ brings }) => brings.role);
  return (
    <Section className="border-t border-hairline">
      <SplitHead title={title} lead={lead} isLeadWide />
      <ul
        className="grid gap-px overflow-hidden rounded-window border border-hairline bg-hairline sm:grid-cols-2 lg:grid-cols-4"
        data-list="brings"
      >
        {[...roles].map(([role, brought]) => (
          <li
            key={role}
            className={`flex flex-col bg-surface-1 px-4 py-1.5 sm:p-5 ${brought.length > 1 ? "sm:col-span-2" : ""}`}
          >
            <b className="flex min-h-6 items-center gap-2 text-small text-teal">
              <Icon name={brought[0]?.brings.icon ?? "user"} className="w-4.5" />
              {role}
            </b>
            <div className="grid flex-1 gap-x-5 sm:mt-2 gap-y-4 sm:flex">
              {brought.map(({ id, topic, brings }, index) => (
                <div
                  key={id}
                  className="flex flex-1 flex-col border-hairline sm:not-first:border-l sm:not-first:pl-5"
                >
                  <h3 className="mb-1 text-base leading-6 sm:text-lead">
                    <span
                      className={`block text-small font-normal text-muted ${index === 0 ? "max-sm:-mt-6 max-sm:text-right" : ""}`.trim()}
                    >
                      {topic}
                    </span>
                    {brings.outcome}
                  </h3>
                </div>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
