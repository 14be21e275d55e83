import type { ReactNode } from "react";
import { caseStudies, statusOf } from "../../content/case-studies";
import { type Claim, claimId } from "../../content/claims";
import { StatedReturn } from "../../islands/roi/stated-return";
import { Chevron } from "../../ui/disclosure";
import { MoreLink } from "../../ui/more-link";
import { Lead, Section } from "../../ui/section";
import { ClaimRow } from "./claim-row";
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
        <p className="flex flex-wrap items-baseline gap-x-3">
          <b className="text-base text-ink first-letter:uppercase">{first.scope}</b>
          <StatusPill status={statusOf(first)} />
        </p>
        <p className="mt-3 max-w-measure">
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

/** The claim with a published calculation, those that a pilot tests, then the others by role, each with its test. */
export function ClaimList(): ReactNode {
  const { id, others, groups } = copy;
  return (
    <Section id={id} className="border-t border-hairline">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-16 gap-y-5 lg:mb-8">
        <div>
          <h2>{others.title}</h2>
          <Lead className="mt-4">{others.lead}</Lead>
        </div>
        <ul className="flex flex-wrap gap-x-6">
          {others.tally.map(({ status, text }) => (
            <li key={status} className="flex items-center gap-3">
              <StatusMark status={status} className="size-3" /> {text}
            </li>
          ))}
        </ul>
      </div>
      <h3 className="mb-4 text-h4">{copy.proven}</h3>
      <FirstClaim />
      <h3 className="mt-8 mb-3 text-h4 lg:mt-10">{copy.piloted}</h3>
      <Rows>
        {measures.map(({ claim, due }) => (
          <ClaimRow key={claim.scope} claim={claim} role={roleOf(claim)} due={due} />
        ))}
      </Rows>
      <details className="group mt-4">
        <summary className="grid cursor-pointer grid-cols-[1fr_auto] items-center gap-x-4 rounded-window border border-hairline-strong bg-surface-1 px-5 py-4 hover:bg-surface-2 lg:px-8">
          <h3 className="text-h4">{copy.notPiloted}</h3>
          <Chevron />
          <span>{copy.notPilotedLead}</span>
        </summary>
        <Rows>
          {groups.flatMap((group) =>
            othersOf(group).map((claim) => (
              <ClaimRow key={claim.scope} claim={claim} role={group.name} />
            )),
          )}
        </Rows>
      </details>
    </Section>
  );
}

function Rows({ children }: { children: ReactNode }): ReactNode {
  return (
    <ul className="overflow-hidden rounded-window border border-hairline-strong bg-surface-1 in-[details]:mt-4">
      {children}
    </ul>
  );
}

type Group = (typeof copy.groups)[number];

const othersOf = (group: Group): Claim[] =>
  group.claims.filter(
    (claim) => claim !== copy.first && !measures.some((measure) => measure.claim === claim),
  );

const roleOf = (claim: Claim): string =>
  copy.groups.find((group) => group.claims.includes(claim))?.name ?? "";
