import type { ReactNode } from "react";
import { about } from "../../content/about";
import { MoreLink } from "../../ui/more-link";
import { Wrap } from "../../ui/wrap";

/** Small print below the page: who operates the site, with the facts that are set, and how it is built. */
export function Site(): ReactNode {
  const { operator, built } = about.site;
  const facts = operator.facts.filter(({ value }) => value !== undefined);
  return (
    <section className="border-t border-hairline py-8 text-small text-muted">
      <Wrap className="grid gap-x-20 gap-y-6 md:grid-cols-2">
        <div>
          <h2 className="text-small tracking-normal">{operator.title}</h2>
          <dl className="mt-1 empty:hidden">
            {facts.map(({ name, value }) => (
              <div key={name} className="flex flex-wrap gap-x-2">
                <dt>{name}:</dt>
                <dd className="text-ink">{value}</dd>
              </div>
            ))}
          </dl>
          {operator.missing && <p className="mt-1">{operator.missing}</p>}
          <Links list={operator.links} />
        </div>
        <div>
          <h2 className="text-small tracking-normal">{built.title}</h2>
          <p className="mt-1">{built.text}</p>
          <Links list={built.links} />
        </div>
      </Wrap>
    </section>
  );
}

function Links({ list }: { list: readonly { name: string; href: string }[] }): ReactNode {
  return (
    <ul className="flex flex-wrap gap-x-6">
      {list.map(({ name, href }) => (
        <li key={href}>
          <MoreLink href={href}>{name}</MoreLink>
        </li>
      ))}
    </ul>
  );
}
