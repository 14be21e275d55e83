import type { ReactNode } from "react";
import {
  allClaims,
  type ClaimStatus,
  caseStudies,
  statusNames,
  statusOf,
} from "../../content/case-studies";
import type { Claim } from "../../content/claims";
import { StatedReturn } from "../../islands/roi/stated-return";
import { Icon } from "../../ui/icon";
import { MoreLink } from "../../ui/more-link";
import { Lead, Section } from "../../ui/section";
import { StatusPill, StatusMark } from "./status-pill";

const { claims: copy } = caseStudies;
const isOther = (claim: Claim): boolean => claim !== copy.first;

/** The claim that anyone can check today, with its calculation. */
export function FirstClaim(): ReactNode {
  const { scope, counted } = copy.first;
  return (
    <div className="grid gap-x-8 gap-y-4 rounded-window border border-hairline-strong bg-surface-1 p-5 shadow-window sm:grid-cols-[1fr_auto]">
      <div className="flex flex-col items-start">
        <StatusPill status={statusOf(copy.first)} />
        <h2 className="mt-3 text-h4 first-letter:uppercase">{scope}</h2>
        <MoreLink className="mt-auto" href={copy.links.math.href}>
          {copy.links.math.name}
        </MoreLink>
      </div>
      <StatedReturn />
      <div className="border-t border-hairline pt-4 text-small sm:col-span-2">
        <p className="max-w-measure">
          {counted.what} {counted.when}
        </p>
      </div>
    </div>
  );
}

/** The columns of wide screens: claim and test. */
const COLUMNS = "lg:grid-cols-[7fr_8fr]";

/**
 * All other claims by role, each with its test. On phones, and in browsers without `::details-content`, a role's claims
 * unfold below their figures.
 */
export function ClaimList(): ReactNode {
  const { others, groups, claim: claimed, test } = copy;
  const claims = allClaims.filter(isOther);
  return (
    <Section className="border-t border-hairline print:hidden">
      <h2>{others.title(claims.length)}</h2>
      <Lead className="mt-4 mb-10">{others.lead}</Lead>
      <div
        aria-hidden="true"
        className="grid grid-cols-[1fr_3fr] gap-x-8 pb-2 text-small text-muted max-lg:hidden"
      >
        <p className={`col-start-2 grid gap-x-8 ${COLUMNS}`}>
          <span>{claimed}</span>
          <span>{test}</span>
        </p>
      </div>
      {groups.map((group, index) => (
        <div
          key={group.name}
          className="gap-x-8 gap-y-3 border-t border-field py-6 md:grid lg:grid-cols-[1fr_3fr]"
        >
          <div className="hidden md:unfoldable:block">
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
            <ul className="divide-y divide-hairline max-md:mt-4">
              {group.claims.filter(isOther).map((claim) => (
                <li
                  key={claim.scope}
                  className={`grid items-baseline gap-x-8 gap-y-1 py-3 first:pt-0 last:pb-0 md:grid-cols-2 ${COLUMNS}`}
                >
                  <p className="grid grid-cols-[8.5rem_1fr] items-baseline text-ink">
                    <b className="text-h3 font-black whitespace-nowrap tabular-nums">
                      {claim.figure}
                    </b>{" "}
                    <span>{claim.scope}</span>
                  </p>
                  <div>
                    <p>
                      <span className="sr-only">{test}: </span>
                      {claim.counted.what} {claim.counted.when}
                    </p>
                    <Status status={statusOf(claim)} />
                  </div>
                </li>
              ))}
            </ul>
          </details>
        </div>
      ))}
    </Section>
  );
}

/** A role, its question, and the status that most of its claims have, as a summary may contain them. */
function Role({ name, question, claims }: (typeof copy.groups)[number]): ReactNode {
  return (
    <>
      <h3>{name}</h3>
      <span className="text-muted">{question}</span>
      {claims.some((claim) => statusOf(claim) === "open") && (
        <span className="mt-2 flex gap-2 text-small" aria-hidden="true">
          <StatusMark status="open" className="size-3 self-center" />
          {statusNames.open}
        </span>
      )}
    </>
  );
}

/** A claim's status below its test. One that its role shows is only for screen readers. */
function Status({ status }: { status: ClaimStatus }): ReactNode {
  return (
    <div
      className={
        status === "open" ? "sr-only" : "mt-1 flex flex-wrap items-center gap-x-6 text-small"
      }
    >
      <p className="flex gap-2">
        <StatusMark status={status} className="size-3 self-center" />
        <span className="sr-only">{copy.status}: </span>
        {statusNames[status]}
      </p>
      {status === "beta" && <MoreLink href={copy.links.beta.href}>{copy.links.beta.name}</MoreLink>}
    </div>
  );
}
