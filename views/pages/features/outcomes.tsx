import type { ReactNode } from "react";
import { caseStudies, statusNames, statusOf } from "../../content/case-studies";
import type { Claim } from "../../content/claims";
import { featuresPage } from "../../content/features";
import { StatedReturn } from "../../islands/roi/stated-return";
import { ClaimScope } from "../../ui/claim-scope";
import { MoreLink } from "../../ui/more-link";
import { Section } from "../../ui/section";
import { SectionHead } from "../../ui/section-head";

const { title, lead, all, proven, open } = featuresPage.outcomes;
const { math } = caseStudies.claims.links;

/** Four of the product's claims, the one with published math, drawn, beside the others. */
export function Outcomes(): ReactNode {
  return (
    <Section className="border-y border-hairline bg-surface-1">
      <SectionHead lead={lead}>
        <h2>{title}</h2>
      </SectionHead>
      <div className="grid gap-4 md:gap-6 lg:grid-cols-2">
        <div className="flex flex-col justify-between gap-4 rounded-window border border-hairline-strong bg-surface-2 p-5 shadow-window md:gap-6 md:p-8">
          <Counted claim={proven} />
          <StatedReturn />
          <MoreLink className="-mb-2 max-sm:hidden" href={math.href}>
            {math.name}
          </MoreLink>
        </div>
        <ul className="flex flex-col justify-between">
          {open.map((claim) => (
            <li
              key={claim.scope}
              className="grid grid-cols-[64px_1fr] items-center gap-x-4 border-t border-hairline-strong py-2 md:py-4 sm:grid-cols-[80px_1fr]"
            >
              <b className="text-h3">{claim.figure}</b>
              <Counted claim={claim} />
            </li>
          ))}
        </ul>
      </div>
      <MoreLink className="mt-4 md:mt-6" href={all.href}>
        {all.label}
      </MoreLink>
    </Section>
  );
}

/** What a figure measures, and its status unless that is the one the lead gives for all. */
function Counted({ claim }: { claim: Claim }): ReactNode {
  const status = statusOf(claim);
  return (
    <div className="flex flex-wrap justify-between gap-x-4 font-bold text-ink">
      <ClaimScope claim={claim} />
      {status !== "open" && <b className="text-small text-teal">{statusNames[status]}</b>}
    </div>
  );
}
