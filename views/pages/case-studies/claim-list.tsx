import type { ReactNode } from "react";
import { caseStudies, statusOf } from "../../content/case-studies";
import { type Claim, claimId } from "../../content/claims";
import { StatedReturn } from "../../islands/roi/stated-return";
import { Icon } from "../../ui/icon";
import { MoreLink } from "../../ui/more-link";
import { Lead, Section } from "../../ui/section";
import { ClaimRow, PilotedClaim } from "./claim-row";
import { StatusMark, StatusPill } from "./status-pill";

const { claims: copy } = caseStudies;
const measures: readonly { claim: Claim; due: string }[] = caseStudies.protocol.measures;

/** The claim that anyone can check today, with its calculation. */
function FirstClaim(): ReactNode {
  const { first, links } = copy;
  return (
    <div
      id={claimId(first)}
      className="grid scroll-mt-20 gap-x-12 gap-y-5 rounded-window border border-hairline-strong bg-surface-1 p-5 shadow-window target:border-teal lg:grid-cols-[5fr_7fr] lg:items-center lg:p-8"
    >
      <div>
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <b className="text-base text-ink first-letter:uppercase">{first.scope}</b>
          <StatusPill status={statusOf(first)} />
        </p>
        <p className="mt-2 max-w-measure text-pretty">
          {first.counted.what} {first.counted.when} {copy.firstTest}
        </p>
        <MoreLink className="-mb-2" href={links.math.href}>
          {links.math.name}
        </MoreLink>
      </div>
      <StatedReturn />
    </div>
  );
}

/**
 * The claim with a published calculation, those that a pilot tests, then the others by role, each with its test. A role's
 * other claims unfold below their figures.
 */
export function ClaimList(): ReactNode {
  const { id, others, groups } = copy;
  return (
    <Section id={id} className="border-t border-hairline print:hidden">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-16 gap-y-5 lg:mb-8">
        <div>
          <h2>{others.title}</h2>
          <Lead className="mt-4">{others.lead}</Lead>
        </div>
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {others.tally.map(({ status, text }) => (
            <li key={status} className="flex items-center gap-2">
              <StatusMark status={status} className="size-3" /> {text}
            </li>
          ))}
        </ul>
      </div>
      <h3 className="mb-3 text-h4">{copy.proven}</h3>
      <FirstClaim />
      <h3 className="mt-8 mb-3 text-h4 lg:mt-10">{copy.piloted}</h3>
      <ul className="overflow-hidden rounded-window border border-hairline-strong bg-surface-2 shadow-window">
        {measures.map(({ claim, due }) => (
          <PilotedClaim key={claim.scope} claim={claim} role={roleOf(claim)} due={due} />
        ))}
      </ul>
      <h3 className="mt-8 text-h4 lg:mt-10">{copy.notPiloted}</h3>
      <p className="mb-3">{copy.notPilotedLead}</p>
      <div className="overflow-hidden rounded-window border border-hairline-strong">
        {groups
          .filter((group) => othersOf(group).length > 0)
          .map((group) => (
            <div key={group.name} className="border-hairline-strong not-first:border-t">
              <details className="group">
                <summary className="cursor-pointer gap-x-5 bg-surface-1 p-5 lg:grid lg:grid-cols-[--spacing(42)_1fr_auto] lg:px-8">
                  <Icon
                    name="chevron"
                    className="float-right text-muted group-open:rotate-180 lg:col-start-3 lg:row-start-1"
                  />
                  <Role {...group} />
                  <span className="grid gap-x-5 group-open:invisible lg:col-start-2 lg:row-span-2 lg:row-start-1 max-lg:mt-2 max-lg:group-open:hidden sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
                    {othersOf(group).map(({ figure, scope }) => (
                      <span key={scope}>
                        <b className="text-ink">{figure}</b> {scope}
                      </span>
                    ))}
                  </span>
                </summary>
                <ul className="px-5 lg:px-8">
                  {othersOf(group).map((claim) => (
                    <ClaimRow key={claim.scope} claim={claim} />
                  ))}
                </ul>
              </details>
            </div>
          ))}
      </div>
    </Section>
  );
}

type Group = (typeof copy.groups)[number];

/** A role and its question, as a summary may contain them. */
function Role({ name, question }: Group): ReactNode {
  return (
    <>
      <h4 className="text-base font-bold text-ink">{name}</h4>
      <span className="text-small text-muted lg:row-start-2">{question}</span>
    </>
  );
}

const othersOf = (group: Group): Claim[] =>
  group.claims.filter(
    (claim) => claim !== copy.first && !measures.some((measure) => measure.claim === claim),
  );

const roleOf = (claim: Claim): string =>
  copy.groups.find((group) => group.claims.includes(claim))?.name ?? "";
