import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { featuresPage } from "../../content/features";
import { ButtonLink } from "../../ui/button";
import { MoreLink } from "../../ui/more-link";
import { Lead, Section } from "../../ui/section";
import { CountedScope } from "./counted-scope";

const { title, lead, pilot, rule, groups } = featuresPage.outcomes;

/** The product's claims, which a pilot tests: one of each group with its counting rule, two below it. */
export function Outcomes(): ReactNode {
  return (
    <Section className="border-y border-hairline bg-surface-1">
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-3 lg:items-end">
        <h2>{title}</h2>
        <Lead>{lead}</Lead>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink tone="primary" className="max-xs:w-full" href={paths.betaWaitlist.path}>
            {featuresPage.action}
          </ButtonLink>
          <MoreLink href={paths.caseStudies.path}>{pilot}</MoreLink>
        </p>
      </div>
      <div className="mt-8 grid gap-x-10 gap-y-6 md:grid-cols-3 lg:mt-12">
        {groups.map(({ name, claims: [first, ...others] }) => (
          <div key={name} className="md:row-span-5 md:grid md:grid-rows-subgrid md:gap-y-0">
            <h3 className="border-t border-hairline-strong pt-4 text-base">{name}</h3>
            <b className="mt-2 block text-display font-black">{first.figure}</b>
            <div className="pb-5">
              <CountedScope claim={first} isRuleShown />
              <p className="mt-1 text-small text-muted">{rule(first.counted)}</p>
            </div>
            {others.map((claim) => (
              <div
                key={claim.scope}
                className="grid grid-cols-[116px_1fr] content-start items-baseline gap-x-3 border-t border-hairline py-3 md:max-lg:grid-cols-1"
              >
                <b className="text-h4 font-black whitespace-nowrap">{claim.figure}</b>
                <div className="text-balance">
                  <CountedScope claim={claim} />
                </div>
              </div>
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}
