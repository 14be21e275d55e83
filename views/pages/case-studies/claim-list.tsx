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

/** All other claims by role, each with its test. The status that most of them have is shown once per role. */
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
      {groups.map(({ name, question, claims: all }) => (
        <div
          key={name}
          className="grid gap-x-8 gap-y-3 border-t border-field py-6 lg:grid-cols-[1fr_3fr]"
        >
          <div>
            <h3>{name}</h3>
            <p className="text-muted">{question}</p>
            {all.some((claim) => statusOf(claim) === "open") && (
              <p className="mt-2 flex gap-2 text-small" aria-hidden="true">
                <StatusMark status="open" className="size-3 self-center" />
                {statusNames.open}
              </p>
            )}
          </div>
          <ul className="divide-y divide-hairline">
            {all.filter(isOther).map((claim) => (
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
        </div>
      ))}
    </Section>
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
