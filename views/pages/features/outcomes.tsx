import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { statusNames, statusOf } from "../../content/case-studies";
import { counting } from "../../content/claims";
import { featuresPage } from "../../content/features";
import { ButtonLink } from "../../ui/button";
import { MoreLink } from "../../ui/more-link";
import { Section } from "../../ui/section";
import { CountedScope } from "./counted-scope";
import { Head } from "./head";

const { title, lead, all, rule, groups } = featuresPage.outcomes;

/** Four of the product's claims, each with its counting rule. Those still to be tested are smaller. */
export function Outcomes(): ReactNode {
  return (
    <Section className="border-y border-hairline bg-surface-1">
      <Head title={title} lead={lead} isLeadWide />
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2 md:gap-y-8 lg:grid-cols-4">
        {groups.map(({ name, claim }) => {
          const isOpen = statusOf(claim) === "open";
          return (
            <div key={name} className="border-t border-hairline-strong pt-4">
              <div className="flex justify-between">
                <h3 className="text-base">{name}</h3>
                <span className="text-small text-muted">
                  {counting.ours} ·{" "}
                  <b className={isOpen ? "text-gold" : "text-teal"}>
                    {statusNames[statusOf(claim)]}
                  </b>
                </span>
              </div>
              <div className="mt-1 max-md:grid max-md:grid-cols-[116px_1fr]">
                <b
                  className={`block leading-17 font-black ${isOpen ? "text-h2 text-body" : "text-display"}`}
                >
                  {claim.figure}
                </b>
                <div>
                  <CountedScope claim={claim} isRuleShown />
                  <p className="text-small text-muted md:mt-1">{rule(claim.counted)}</p>
                </div>
              </div>
            </div>
          );
        })}
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 md:mt-8 lg:mt-10">
        <MoreLink href={all.href}>{all.label}</MoreLink>
        <ButtonLink tone="primary" className="max-xs:w-full" href={paths.betaWaitlist.path}>
          {featuresPage.action}
        </ButtonLink>
      </div>
    </Section>
  );
}
