import type { ReactNode } from "react";
import { allClaims, caseStudies, statusOf } from "../../content/case-studies";
import { type Claim, claimId } from "../../content/claims";
import { StatedReturn } from "../../islands/roi/stated-return";
import { Icon } from "../../ui/icon";
import { MoreLink } from "../../ui/more-link";
import { Section } from "../../ui/section";
import { SplitHead } from "../../ui/split-head";
import { ClaimRow } from "./claim-row";
import { StatusPill } from "./status-pill";

const { claims: copy } = caseStudies;
const isOther = (claim: Claim): boolean => claim !== copy.first;

/** The claim that anyone can check today, with its calculation. */
export function FirstClaim(): ReactNode {
  return (
    <div id={claimId(copy.first)} className="group/first min-w-0 scroll-mt-8 lg:pb-10 print:hidden">
      <p className="mb-2.5 flex flex-wrap items-center gap-x-3 gap-y-1">
        {caseStudies.hero.proven} <StatusPill status={statusOf(copy.first)} />
      </p>
      <div className="grid gap-x-8 gap-y-3 rounded-window border border-hairline-strong bg-surface-1 px-5 py-4 shadow-window group-target/first:border-teal sm:grid-cols-[1fr_auto]">
        <div>
          <h2 className="text-h4 first-letter:uppercase">{copy.first.scope}</h2>
          <p className="mt-2 text-small">{copy.firstTest}</p>
        </div>
        <StatedReturn />
        <div className="flex flex-wrap items-center gap-x-6 border-t border-hairline pt-2 text-small sm:col-span-2">
          <p className="flex-1 basis-70 text-muted">{copy.first.counted.when}</p>
          <MoreLink href={copy.links.math.href}>{copy.links.math.name}</MoreLink>
        </div>
      </div>
    </div>
  );
}

/**
 * All other claims by role, each with its test. On phones, and in browsers without `::details-content`, a role's claims
 * unfold below their figures.
 */
export function ClaimList(): ReactNode {
  const { id, others, groups } = copy;
  return (
    <Section id={id} className="border-t border-hairline print:hidden">
      <SplitHead title={others.title(allClaims.filter(isOther).length)} lead={others.lead} />
      <div className="overflow-hidden rounded-window border border-hairline-strong shadow-window lg:grid lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-[auto_auto]">
        {groups.map((group, index) => (
          <div
            key={group.name}
            className="border-hairline-strong not-first:max-lg:border-t lg:even:border-t lg:nth-[n+3]:border-l"
          >
            <div className="hidden items-baseline gap-3 bg-surface-2 px-8 pt-6 md:unfoldable:flex">
              <Role {...group} />
            </div>
            <details
              open={index === 0}
              className="group md:details-content:[content-visibility:visible]"
            >
              <summary className="cursor-pointer bg-surface-2 p-5 md:unfoldable:hidden">
                <Icon name="chevron" className="float-right text-muted group-open:rotate-180" />
                <Role {...group} />
                <span className="mt-2 block font-bold text-ink group-open:hidden">
                  {group.claims
                    .filter(isOther)
                    .map(({ figure }) => figure)
                    .join(" · ")}
                </span>
              </summary>
              <ul className="pb-3">
                {group.claims.map((claim, row) =>
                  isOther(claim) ? (
                    <ClaimRow key={claim.scope} claim={claim} isFirst={row === 0} />
                  ) : (
                    <FirstClaimRow key={claim.scope} />
                  ),
                )}
              </ul>
            </details>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** A role and its question, as a summary may contain them. */
function Role({ name, question }: (typeof copy.groups)[number]): ReactNode {
  return (
    <>
      <h3>{name}</h3>
      <span className="text-muted">{question}</span>
    </>
  );
}

/** Links to the claim with which the page begins. */
function FirstClaimRow(): ReactNode {
  return (
    <li className="mx-5 flex items-center gap-x-5 border-t border-hairline py-4 md:mx-8">
      <b className="flex-none text-h4 font-black sm:w-38">{copy.first.figure}</b>
      <MoreLink href={`#${claimId(copy.first)}`}>{copy.others.above}</MoreLink>
    </li>
  );
}
