import type { ReactNode } from "react";
import { allClaims, caseStudies, statusNames, statusOf } from "../../content/case-studies";
import { type Claim, claimId } from "../../content/claims";
import { StatedReturn } from "../../islands/roi/stated-return";
import { HowCounted } from "../../ui/how-counted";
import { Icon } from "../../ui/icon";
import { MoreLink } from "../../ui/more-link";
import { Lead, Section } from "../../ui/section";
import { StatusPill, StatusMark } from "./status-pill";

const { claims: copy } = caseStudies;
const isOther = (claim: Claim): boolean => claim !== copy.first;

/** The claim that anyone can check today, with its calculation. */
export function FirstClaim(): ReactNode {
  return (
    <div
      id={claimId(copy.first)}
      className="grid gap-x-8 gap-y-4 scroll-mt-24 rounded-window border border-hairline-strong bg-surface-1 p-5 shadow-window sm:grid-cols-[1fr_auto]"
    >
      <div className="flex flex-col items-start">
        <StatusPill status={statusOf(copy.first)} />
        <h2 className="mt-3 text-h4 first-letter:uppercase">{copy.first.scope}</h2>
        <p className="mt-2 text-small">{copy.firstTest}</p>
        <HowCounted claim={copy.first} isTestHere />
        <MoreLink className="mt-auto" href={copy.links.math.href}>
          {copy.links.math.name}
        </MoreLink>
      </div>
      <StatedReturn />
    </div>
  );
}

/**
 * All other claims by role, each with its test. On phones, and in browsers without `::details-content`, a role's claims
 * unfold below their figures.
 */
export function ClaimList(): ReactNode {
  const { others, groups } = copy;
  return (
    <Section className="border-t border-hairline print:hidden">
      <h2>{others.title(allClaims.filter(isOther).length)}</h2>
      <Lead className="mt-4 mb-8">{others.lead}</Lead>
      <div className="on-paper overflow-hidden rounded-window shadow-window lg:grid lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-[auto_auto]">
        {groups.map((group, index) => (
          <div
            key={group.name}
            className="border-paper-line p-5 not-first:max-lg:border-t md:px-8 md:py-6 lg:even:border-t lg:nth-[n+3]:border-l"
          >
            <div className="hidden items-baseline gap-3 md:unfoldable:flex">
              <Role {...group} />
            </div>
            <details
              open={index === 0}
              className="group md:details-content:[content-visibility:visible]"
            >
              <summary className="cursor-pointer md:unfoldable:hidden">
                <Icon name="chevron" className="float-right text-muted group-open:rotate-180" />
                <Role {...group} />
                <span className="mt-2 block font-bold text-ink group-open:hidden">
                  {group.claims
                    .filter(isOther)
                    .map(({ figure }) => figure)
                    .join(" · ")}
                </span>
              </summary>
              <ul>
                {group.claims.filter(isOther).map((claim) => (
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

/** A role and its question, as a summary may contain them. */
function Role({ name, question }: (typeof copy.groups)[number]): ReactNode {
  return (
    <>
      <h3>{name}</h3>
      <span className="text-muted">{question}</span>
    </>
  );
}

/** A claim, its test, and its status. */
function ClaimRow({ claim }: { claim: Claim }): ReactNode {
  const { figure, scope, counted } = claim;
  const status = statusOf(claim);
  return (
    <li
      id={claimId(claim)}
      className="mt-4 grid gap-x-6 scroll-mt-20 border-t border-paper-line pt-4 target:bg-paper-2 sm:grid-cols-[8.5rem_1fr]"
    >
      <b className="text-h3 font-black whitespace-nowrap text-ink tabular-nums">{figure}</b>
      <div>
        <p className="font-bold text-ink sm:pt-1">{scope}</p>
        <p className="mt-1 max-w-measure">
          <span className="sr-only">{copy.test}: </span>
          {counted.what} {counted.when}
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-x-2 text-small">
          <StatusMark status={status} className="size-3" />
          <span className="sr-only">{copy.status}: </span>
          {statusNames[status]}
          {status === "beta" && (
            <MoreLink className="ml-4" href={copy.links.beta.href}>
              {copy.links.beta.name}
            </MoreLink>
          )}
        </p>
      </div>
    </li>
  );
}
