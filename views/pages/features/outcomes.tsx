import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { featuresPage } from "../../content/features";
import { ButtonLink } from "../../ui/button";
import { MoreLink } from "../../ui/more-link";
import { Lead, Section } from "../../ui/section";
import { CountedScope } from "./counted-scope";

const { title, lead, all, rule, bars, groups, sum } = featuresPage.outcomes;

/** Three of the product's claims, each with its counting rule and drawn to scale, and what they return. */
export function Outcomes(): ReactNode {
  return (
    <Section className="border-y border-hairline bg-surface-1">
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-3 lg:items-end">
        <h2 className="lg:col-span-2">{title}</h2>
        <Lead>{lead}</Lead>
      </div>
      <div className="mt-8 grid gap-10 md:grid-cols-3 lg:mt-12">
        {groups.map(({ name, claim, change }) => (
          <div
            key={name}
            className="border-t border-hairline-strong pt-4 md:row-span-4 md:grid md:grid-rows-subgrid md:gap-y-0"
          >
            <h3 className="text-base">{name}</h3>
            <b className="mt-2 block text-display font-black">{claim.figure}</b>
            <div>
              <CountedScope claim={claim} isRuleShown />
              <p className="mt-1 text-small text-muted">{rule(claim.counted)}</p>
            </div>
            <Bars percent={change * claim.value} />
          </div>
        ))}
      </div>
      <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-hairline-strong pt-6">
        <b className="text-h2 font-black">{sum.figure}</b>
        <div className="flex-1">
          <CountedScope claim={sum} />
        </div>
        <MoreLink href={all.href}>{all.label}</MoreLink>
        <ButtonLink tone="primary" className="max-xs:w-full" href={paths.betaWaitlist.path}>
          {featuresPage.action}
        </ButtonLink>
      </div>
    </Section>
  );
}

/** What is counted without Genie and with it, to scale. Decorative: the figure beside it says the same. */
function Bars({ percent }: { percent: number }): ReactNode {
  const whole = 100 + Math.max(percent, 0);
  return (
    <div
      className="mt-5 grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1 text-small"
      aria-hidden="true"
    >
      {bars.without}
      <Line className="fill-decoration" percent={(100 / whole) * 100} />
      <b>{bars.with}</b>
      <Line className="fill-teal" percent={((100 + percent) / whole) * 100} />
    </div>
  );
}

function Line({ className, percent }: { className: string; percent: number }): ReactNode {
  return (
    <svg className="h-3 w-full">
      <rect className={className} height="100%" rx="4" width={`${Math.round(percent)}%`} />
    </svg>
  );
}
