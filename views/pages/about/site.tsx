import type { ReactNode } from "react";
import { about } from "../../content/about";
import { MoreLink } from "../../ui/more-link";
import { Section } from "../../ui/section";

/** Who operates the site, with the facts that are set, and what a visitor can check. */
export function Site(): ReactNode {
  const { operator, checks } = about.site;
  const facts = operator.facts.filter(({ value }) => value !== undefined);
  return (
    <Section className="border-t border-hairline bg-surface-1 lg:py-16">
      <div className="grid gap-x-20 gap-y-10 md:grid-cols-2">
        <div>
          <h2 className="text-h3">{operator.title}</h2>
          <dl className="mt-3 empty:hidden">
            {facts.map(({ name, value }) => (
              <div key={name} className="flex flex-wrap gap-x-2">
                <dt>{name}:</dt>
                <dd className="text-ink">{value}</dd>
              </div>
            ))}
          </dl>
          {operator.missing && <p className="mt-3 max-w-measure">{operator.missing}</p>}
          <Links list={operator.links} />
        </div>
        <div>
          <h2 className="text-h3">{checks.title}</h2>
          <p className="mt-3 max-w-measure">{checks.text}</p>
          <Links list={checks.links} />
        </div>
      </div>
    </Section>
  );
}

function Links({ list }: { list: readonly { name: string; href: string }[] }): ReactNode {
  return (
    <ul className="mt-2 grid gap-x-6 lg:grid-cols-[max-content_max-content]">
      {list.map(({ name, href }) => (
        <li key={href}>
          <MoreLink href={href}>{name}</MoreLink>
        </li>
      ))}
    </ul>
  );
}
