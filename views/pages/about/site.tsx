import type { ReactNode } from "react";
import { about } from "../../content/about";
import { MoreLink } from "../../ui/more-link";
import { Wrap } from "../../ui/wrap";

/** Who operates the site and how it is built, in a line each: the operator's facts, or that they are not set. */
export function Site(): ReactNode {
  const { operator, built } = about.site;
  const facts = operator.facts.filter(({ value }) => value !== undefined);
  return (
    <section className="border-t border-hairline py-8 text-muted">
      <Wrap className="divide-y divide-hairline">
        <Line title={operator.title}>
          <dl className="divide-y divide-hairline empty:hidden">
            {facts.map(({ name, value }) => (
              <div key={name} className="grid gap-x-4 py-3 first:pt-0 sm:grid-cols-[1fr_2fr]">
                <dt>{name}</dt>
                <dd className="text-ink">{value}</dd>
              </div>
            ))}
          </dl>
          {operator.missing && <p>{operator.missing}</p>}
          <MoreLink href={operator.link.href}>{operator.link.name}</MoreLink>
        </Line>
        <Line title={built.title}>
          <p>{built.text}</p>
          <ul className="flex flex-wrap gap-x-6">
            {built.links.map(({ name, href }) => (
              <li key={href}>
                <MoreLink href={href}>{name}</MoreLink>
              </li>
            ))}
          </ul>
        </Line>
      </Wrap>
    </section>
  );
}

function Line({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <div className="grid gap-x-10 gap-y-1 py-4 lg:grid-cols-[1fr_2fr]">
      <h2 className="text-base">{title}</h2>
      <div className="max-w-measure">{children}</div>
    </div>
  );
}
