import type { ReactNode } from "react";
import { about } from "../../content/about";
import { MoreLink } from "../../ui/more-link";
import { Wrap } from "../../ui/wrap";

/** Who operates the site, and how it is built. */
export function Site(): ReactNode {
  const { operator, built } = about.site;
  const missing = operator.facts.filter(({ value }) => value === undefined);
  const known = operator.facts.filter(({ value }) => value !== undefined);
  return (
    <section className="border-t border-hairline py-8 text-small text-muted lg:py-12">
      <Wrap className="grid gap-8 md:grid-cols-2 lg:gap-24">
        <div>
          <h2 className="text-h4">{operator.title}</h2>
          <dl className="my-4 divide-y divide-hairline border-y border-hairline empty:hidden">
            {known.map(({ name, value }) => (
              <div key={name} className="grid gap-x-4 py-3 sm:grid-cols-[1fr_2fr]">
                <dt>{name}</dt>
                <dd className="text-ink">{value}</dd>
              </div>
            ))}
          </dl>
          {missing.length > 0 && (
            <p className="mt-2 max-w-measure">
              {operator.missing(missing.map(({ name }) => name))}
            </p>
          )}
          <ul className="flex flex-wrap gap-x-6">
            {[...(missing.length > 0 ? [operator.ask] : []), operator.link].map(
              ({ name, href }) => (
                <li key={href}>
                  <MoreLink href={href}>{name}</MoreLink>
                </li>
              ),
            )}
          </ul>
        </div>
        <div>
          <h2 className="text-h4">{built.title}</h2>
          <p className="mt-2 max-w-measure">{built.text}</p>
          <ul className="flex flex-wrap gap-x-6">
            {built.links.map(({ name, href }) => (
              <li key={href}>
                <MoreLink href={href}>{name}</MoreLink>
              </li>
            ))}
          </ul>
        </div>
      </Wrap>
    </section>
  );
}
