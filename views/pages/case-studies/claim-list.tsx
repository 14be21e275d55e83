import type { ReactNode } from "react";
import { allClaims, caseStudies, statusOf } from "../../content/case-studies";
import type { Claim } from "../../content/claims";
import { MoreLink } from "../../ui/more-link";
import { Lead, Section } from "../../ui/section";
import { StatusPill } from "./status-pill";

const { claims: copy } = caseStudies;
const isOpen = (claim: Claim): boolean => statusOf(claim) === "open";

/** The claims that are further along than the rest, each with what there is to see. */
export function ClaimsAhead(): ReactNode {
  return (
    <Section className="border-t border-hairline print:hidden">
      <h2>{copy.title}</h2>
      <ul className="mt-8 grid gap-5 lg:mt-10 lg:grid-cols-[7fr_5fr] lg:gap-6">
        {allClaims
          .filter((claim) => !isOpen(claim))
          .map((claim) => (
            <ClaimAhead key={claim.scope} claim={claim} />
          ))}
      </ul>
    </Section>
  );
}

function ClaimAhead({ claim }: { claim: Claim }): ReactNode {
  const { figure, scope, counted } = claim;
  const status = statusOf(claim);
  const link = status === "math" || status === "beta" ? copy.links[status] : undefined;
  return (
    <li className="flex flex-col items-start rounded-window border border-hairline-strong bg-surface-1 p-5 lg:p-8">
      <StatusPill status={status} />
      <p className="mt-4 text-ink">
        <b className="block text-figure font-black tabular-nums">{figure}</b> {scope}
      </p>
      <p className="mt-4 mb-3 max-w-measure">
        {counted.math ? `${counted.what} ${counted.when}` : counted.when}
      </p>
      <p className="mt-auto mb-3 w-full rounded-card bg-surface-3 px-4 py-3 text-ink tabular-nums">
        {counted.math ?? counted.what}
      </p>
      {link && <MoreLink href={link.href}>{link.name}</MoreLink>}
    </li>
  );
}

/** The claims that wait for a pilot, by role, each with its test. */
export function ClaimList(): ReactNode {
  const { open, groups, test } = copy;
  return (
    <Section className="border-t border-hairline print:hidden">
      <div className="mb-10 grid items-end gap-x-20 gap-y-4 lg:grid-cols-2">
        <h2>{open.title(allClaims.filter(isOpen).length)}</h2>
        <Lead>{open.lead}</Lead>
      </div>
      <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {groups.map(({ name, question, claims }) => (
          <div key={name} className="border-t-2 border-teal pt-4">
            <h3>{name}</h3>
            <p className="text-muted">{question}</p>
            <ul className="mt-5 grid gap-5">
              {claims.filter(isOpen).map(({ figure, scope, counted }) => (
                <li key={scope} className="border-t border-hairline pt-4">
                  <p className="text-ink">
                    <b className="block text-h2 font-black tabular-nums">{figure}</b> {scope}
                  </p>
                  <p className="mt-2 text-small">
                    <span className="sr-only">{test}: </span>
                    {counted.what} {counted.when}
                  </p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
