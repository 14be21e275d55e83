import type { ReactNode } from "react";
import { about } from "../../content/about";
import { MoreLink } from "../../ui/more-link";
import { Section } from "../../ui/section";

/** Who operates the site, and how it is built. */
export function Site(): ReactNode {
  const { operator, built } = about.site;
  const missing = operator.facts.filter(({ value }) => value === undefined);
  const known = operator.facts.filter(({ value }) => value !== undefined);
  return (
    <Section className="border-t border-hairline">
      <div className="grid gap-12 md:grid-cols-2 lg:gap-24">
        <div>
          <h2>{operator.title}</h2>
          <dl className="mt-6 divide-y divide-hairline border-y border-hairline empty:hidden">
            {known.map(({ name, value }) => (
              <div key={name} className="grid gap-x-4 py-3 sm:grid-cols-[1fr_2fr]">
                <dt className="text-muted">{name}</dt>
                <dd className="text-ink">{value}</dd>
              </div>
            ))}
          </dl>
          {missing.length > 0 && (
            <p className="mt-6 max-w-measure">
              {operator.missing(missing.map(({ name }) => name))}
            </p>
          )}
          <MoreLink className="mt-4" href={operator.link.href}>
            {operator.link.name}
          </MoreLink>
        </div>
        <div>
          <h2>{built.title}</h2>
          <p className="mt-6 max-w-measure">{built.text}</p>
          <ul className="mt-4">
            {built.links.map(({ name, href }) => (
              <li key={href}>
                <MoreLink href={href}>{name}</MoreLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
