import type { ReactNode } from "react";
import { caseStudies, statusOf } from "../../content/case-studies";
import { type Claim, claimId } from "../../content/claims";
import { StatedReturn } from "../../islands/roi/stated-return";
import { Icon } from "../../ui/icon";
import { MoreLink } from "../../ui/more-link";
import { Lead, Section } from "../../ui/section";
import { ClaimRow } from "./claim-row";
import { StatusMark, StatusPill } from "./status-pill";

const { claims: copy } = caseStudies;
const isOther = (claim: Claim): boolean => claim !== copy.first;

/** The claim that anyone can check today, with its calculation. */
export function FirstClaim(): ReactNode {
  return (
    <div
      id={claimId(copy.first)}
      className="group/first min-w-0 scroll-mt-8 lg:mt-4 lg:self-stretch print:hidden"
    >
      <div className="flex h-full flex-col justify-between gap-4 rounded-window border border-hairline-strong bg-surface-1 px-5 py-4 shadow-window group-target/first:border-teal">
        <div>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
            {caseStudies.hero.proven}{" "}
            <span className="max-xs:sr-only">
              <StatusPill status={statusOf(copy.first)} />
            </span>
          </p>
          <h2 className="mt-2 text-h4 first-letter:uppercase">{copy.first.scope}</h2>
        </div>
        <StatedReturn />
        <div className="flex flex-wrap items-center justify-between gap-x-6 border-t border-hairline pt-3 text-small">
          <p className="max-w-measure flex-1 basis-70 text-pretty text-muted">
            {copy.first.counted.when} {copy.firstTest}
          </p>
          <MoreLink href={copy.links.math.href}>{copy.links.math.name}</MoreLink>
        </div>
      </div>
    </div>
  );
}

/**
 * All claims by role, each with its test. Below the widest layout, and in browsers without `::details-content`, a role's claims
 * unfold below their figures.
 */
export function ClaimList(): ReactNode {
  const { id, others, groups } = copy;
  return (
    <Section id={id} className="border-t border-hairline print:hidden">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-16 gap-y-5 lg:mb-10">
        <div>
          <h2>{others.title}</h2>
          <Lead className="mt-4">{others.lead}</Lead>
        </div>
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {others.tally.map(({ status, text }) => (
            <li key={status} className="flex items-center gap-2">
              {(status === "beta" || status === "confirmed") && (
                <StatusMark status={status} className="size-3" />
              )}{" "}
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div className="overflow-hidden rounded-window border border-hairline-strong shadow-window">
        <div className="lg:grid lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-[auto_auto]">
          {groups.map((group, index) => (
            <div
              key={group.name}
              className="border-hairline-strong not-first:max-lg:border-t lg:even:border-t lg:nth-[n+3]:border-l"
            >
              <div className="hidden items-baseline gap-3 bg-surface-2 px-8 pt-6 lg:unfoldable:flex">
                <Role {...group} />
              </div>
              <details
                open={index === 0}
                className="group lg:details-content:[content-visibility:visible]"
              >
                <summary className="cursor-pointer bg-surface-2 p-5 lg:unfoldable:hidden">
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
        <p className="border-t border-hairline-strong bg-surface-1 p-5 lg:px-8">{others.tested}</p>
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
    <li className="mx-5 gap-x-5 border-t border-hairline py-5 sm:grid sm:grid-cols-[--spacing(38)_1fr] lg:mx-8">
      <b className="text-h4 font-black">{copy.first.figure}</b>
      <div>
        <p className="font-bold text-ink sm:pt-0.5">{copy.first.scope}</p>
        <MoreLink className="[&_svg]:-rotate-90" href={`#${claimId(copy.first)}`}>
          {copy.others.above}
        </MoreLink>
      </div>
    </li>
  );
}
