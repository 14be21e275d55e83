import type { ReactNode } from "react";
import { about } from "../../content/about";
import { checks, listed, missing } from "../../content/about-checks";
import { type Operator, withinReplyTime } from "../../content/operator";
import { MoreLink } from "../../ui/more-link";
import { Lead, Section } from "../../ui/section";

/** What a buyer can check today, each with its fact, and the operator's details as far as they are set. */
export function Checks({ operator }: { operator?: Operator }): ReactNode {
  const { title, text } = about.checks;
  return (
    <Section className="border-t border-hairline bg-surface-1">
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[4fr_8fr] lg:grid-rows-[auto_1fr] lg:gap-y-8 xl:gap-x-20">
        <div>
          <h2>{title}</h2>
          <Lead className="mt-5">{text}</Lead>
        </div>
        <ul className="grid content-start lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {checks(operator).map(({ name, lead, figure, text: fact, facts = [], links }) => (
            <li
              key={name}
              className="grid gap-x-6 border-t border-hairline py-4 last:border-b lg:py-6 sm:grid-cols-[10rem_1fr] md:grid-cols-[10rem_1fr_13rem] md:items-baseline"
            >
              <b>{name}</b>
              <div>
                {(figure || fact) && (
                  <p>
                    {lead} {figure && <b className="text-h4">{figure}</b>} {fact}
                  </p>
                )}
                <dl className="empty:hidden">
                  {facts.map((one) => (
                    <div key={one.name} className="flex flex-wrap gap-x-2">
                      <dt>{one.name}:</dt>
                      <dd className="text-ink">{one.value}</dd>
                    </div>
                  ))}
                </dl>
              </div>
              <div className="grid justify-items-start sm:col-start-2 md:col-start-3">
                {links.map((link) => (
                  <MoreLink key={link.href} href={link.href}>
                    {link.name}
                  </MoreLink>
                ))}
              </div>
            </li>
          ))}
        </ul>
        <OnRequest operator={operator} />
      </div>
    </Section>
  );
}

/** What is not published yet, and where to ask for it. */
function OnRequest({ operator }: { operator: Operator | undefined }): ReactNode {
  const { title, ask, reply } = about.checks.onRequest;
  const gaps = missing(operator);
  if (gaps.length === 0) return null;
  return (
    <div className="self-start lg:border-l-2 lg:border-hairline-strong lg:pl-5">
      <h3 className="text-base font-bold">{title}</h3>
      <p className="mt-1 max-w-measure">
        {listed(gaps)}:{" "}
        <a className="underline underline-offset-3 hover:text-ink" href={ask.href}>
          {ask.name}
        </a>
        {reply(withinReplyTime(operator))}.
      </p>
    </div>
  );
}
