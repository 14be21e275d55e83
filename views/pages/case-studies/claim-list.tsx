import type { ReactNode } from "react";
import {
  allClaims,
  caseStudies,
  comparedBy,
  statusNames,
  statusOf,
} from "../../content/case-studies";
import type { Claim } from "../../content/claims";
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
    <div className="grid gap-x-8 gap-y-4 rounded-window border border-hairline-strong bg-surface-1 p-5 shadow-window sm:grid-cols-[1fr_auto]">
      <div className="flex flex-col items-start">
        <StatusPill status={statusOf(copy.first)} />
        <h2 className="mt-3 text-h4 first-letter:uppercase">{copy.first.scope}</h2>
        <HowCounted claim={copy.first} />
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
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2>{others.title(allClaims.filter(isOther).length)}</h2>
          <Lead className="mt-4">{others.lead}</Lead>
        </div>
        <p className="flex items-center gap-3 text-small" aria-hidden="true">
          <span className={`${BOX} h-6 w-10 border-field`} />
          {statusNames.open}
        </p>
      </div>
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

/** A space for a figure that a pilot fills in. */
const BOX = "block rounded-field border border-dashed";

/** A claim, its test, and its status: two empty boxes while it waits for a pilot. */
function ClaimRow({ claim }: { claim: Claim }): ReactNode {
  const { figure, scope, counted } = claim;
  const status = statusOf(claim);
  return (
    <li className="mt-4 grid gap-x-6 gap-y-2 border-t border-paper-line pt-4 sm:grid-cols-[1fr_auto]">
      <div>
        <p className="text-ink">
          <b className="mr-1 text-h3 font-black tabular-nums">{figure}</b> {scope}
        </p>
        <p className="mt-1 max-w-measure">
          <span className="sr-only">{copy.test}: </span>
          {counted.what} {counted.when}
        </p>
        <p className="sr-only">
          {copy.status}: {statusNames[status]}
        </p>
      </div>
      {status === "beta" ? (
        <div className="text-small sm:w-42">
          <p className="flex items-center gap-2 text-ink" aria-hidden="true">
            <StatusMark status={status} className="size-3" />
            {statusNames[status]}
          </p>
          <MoreLink href={copy.links.beta.href}>{copy.links.beta.name}</MoreLink>
        </div>
      ) : (
        <div
          className="grid w-42 grid-cols-2 gap-2 text-center text-small max-sm:hidden"
          aria-hidden="true"
        >
          {comparedBy(claim).map((name) => (
            <span key={name}>
              <span className={`${BOX} mb-1 h-12 border-paper-body`} />
              {name}
            </span>
          ))}
        </div>
      )}
    </li>
  );
}
