import type { ReactNode } from "react";
import { about } from "../../content/about";
import { type Check, checks, companyOf } from "../../content/about-checks";
import type { Operator } from "../../content/operator";
import { MoreLink } from "../../ui/more-link";
import { Lead, Section } from "../../ui/section";

/** What a buyer can check today, each with its fact, and what to ask for. */
export function Checks({ operator }: { operator?: Operator }): ReactNode {
  const { title, text } = about.checks;
  return (
    <Section className="border-t border-hairline bg-surface-1">
      <h2>{title}</h2>
      <Lead className="mt-4 mb-8">{text}</Lead>
      <ul className="grid gap-x-16 lg:grid-cols-2">
        {checks(operator).map(({ name, text: fact, links }) => (
          <li
            key={name}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-hairline py-3"
          >
            <div className="flex-1 basis-72">
              <b className="text-h4">{name}</b>
              <p className="max-w-measure">{fact}</p>
            </div>
            <Links links={links} />
          </li>
        ))}
      </ul>
      <Company operator={operator} />
    </Section>
  );
}

function Links({ links }: Pick<Check, "links">): ReactNode {
  return (
    <div className="flex flex-wrap gap-x-6">
      {links.map((link) => (
        <MoreLink key={link.href} href={link.href}>
          {link.name}
        </MoreLink>
      ))}
    </div>
  );
}

/** The operator's details, as far as they are set. */
function Company({ operator }: { operator: Operator | undefined }): ReactNode {
  const { facts, links } = companyOf(operator);
  if (links.length === 0) return null;
  return (
    <div className="mt-8 rounded-window border border-hairline-strong bg-surface-2 p-5 lg:p-6">
      <h3 className="text-h4">{about.checks.company}</h3>
      <dl className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-small text-muted">{name}</dt>
            <dd className="text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      <Links links={links} />
    </div>
  );
}
