import type { ReactNode } from "react";
import { about } from "../../content/about";
import { checks } from "../../content/about-checks";
import type { Operator } from "../../content/operator";
import { MoreLink } from "../../ui/more-link";
import { Lead, Section } from "../../ui/section";

/** What a buyer can check today, each with its fact, and what to ask for. */
export function Checks({ operator }: { operator?: Operator }): ReactNode {
  const { title, text } = about.checks;
  return (
    <Section className="border-t border-hairline bg-surface-1">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-12 gap-y-4 lg:mb-8">
        <h2>{title}</h2>
        <Lead>{text}</Lead>
      </div>
      <ul>
        {checks(operator).map(({ name, text: fact, facts = [], links }) => (
          <li
            key={name}
            className="grid gap-x-6 border-t border-hairline py-4 last:border-b sm:grid-cols-[12rem_1fr] md:grid-cols-[12rem_1fr_12rem] md:items-baseline md:pt-1 lg:grid-cols-[3fr_6fr_auto]"
          >
            <b className="text-h4">{name}</b>
            <div>
              {fact && <p>{fact}</p>}
              <dl className="empty:hidden">
                {facts.map((one) => (
                  <div key={one.name} className="flex flex-wrap gap-x-2">
                    <dt>{one.name}:</dt>
                    <dd className="text-ink">{one.value}</dd>
                  </div>
                ))}
              </dl>
            </div>
            <div className="grid justify-items-start sm:col-start-2 md:col-start-3 lg:w-48">
              {links.map((link) => (
                <MoreLink key={link.href} href={link.href}>
                  {link.name}
                </MoreLink>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
