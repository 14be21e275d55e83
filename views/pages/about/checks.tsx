import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { about } from "../../content/about";
import { checks } from "../../content/about-checks";
import { changelog } from "../../content/changes";
import type { Operator } from "../../content/operator";
import { MoreLink } from "../../ui/more-link";
import { longDate } from "../../ui/long-date";
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
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[2fr_1fr]">
        <ul>
          {checks(operator).map(({ name, text: fact, facts = [], links }) => (
            <li
              key={name}
              className="grid gap-x-6 border-t border-hairline py-4 last:border-b sm:grid-cols-[12rem_1fr] xl:grid-cols-[15rem_1fr]"
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
              <div className="flex flex-wrap gap-x-6 sm:col-start-2">
                {links.map((link) => (
                  <MoreLink key={link.href} href={link.href}>
                    {link.name}
                  </MoreLink>
                ))}
              </div>
            </li>
          ))}
        </ul>
        <LatestChanges />
      </div>
    </Section>
  );
}

/** The newest entries of the changelog, which show that Genie is being worked on. */
function LatestChanges(): ReactNode {
  return (
    <div className="self-start rounded-window border border-hairline-strong bg-surface-2 p-5 lg:p-6">
      <h3 className="text-h4">{about.checks.changes}</h3>
      <ul>
        {changelog.slice(0, 3).map(({ id, title, date }) => (
          <li key={id} className="mt-4 border-t border-hairline pt-4">
            <time dateTime={date} className="block text-small text-muted">
              {longDate.format(new Date(date))}
            </time>
            <a
              className="font-bold text-ink hover:text-teal-hover"
              href={`${paths.changelog.path}#${id}`}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
      <MoreLink className="mt-2" href={paths.changelog.path}>
        {about.checks.all}
      </MoreLink>
    </div>
  );
}
