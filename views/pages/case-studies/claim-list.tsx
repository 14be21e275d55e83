import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { caseStudies, statusOf } from "../../content/case-studies";
import type { Claim } from "../../content/claims";
import { MoreLink } from "../../ui/more-link";
import { Lead, Section } from "../../ui/section";
import { StatusPill } from "./status-pill";

const { claims: copy } = caseStudies;
const COLUMNS = "md:grid md:grid-cols-[4fr_6fr_3fr] md:gap-8";

/** Every claim by role: the figure, how a pilot tests it, and its status. */
export function ClaimList(): ReactNode {
  return (
    <Section className="border-t border-hairline print:hidden">
      <div className="mb-10 grid items-end gap-x-20 gap-y-4 lg:grid-cols-2">
        <h2>{copy.title}</h2>
        <Lead>{copy.lead}</Lead>
      </div>
      <div
        aria-hidden="true"
        className="hidden gap-x-8 pb-3 text-small text-teal lg:grid lg:grid-cols-[3fr_11fr]"
      >
        <div className={`${COLUMNS} col-start-2`}>
          <p>{copy.claim}</p>
          <p>{copy.test}</p>
          <p>{copy.status}</p>
        </div>
      </div>
      {copy.groups.map(({ name, question, claims }) => (
        <div
          key={name}
          className="grid gap-x-8 gap-y-5 border-t border-hairline-strong py-8 lg:grid-cols-[3fr_11fr]"
        >
          <div>
            <h3>{name}</h3>
            <p className="text-muted">{question}</p>
          </div>
          <ul className="grid gap-6">
            {claims.map((claim) => (
              <ClaimLine key={claim.scope} claim={claim} />
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}

function ClaimLine({ claim }: { claim: Claim }): ReactNode {
  const { figure, scope, counted } = claim;
  const status = statusOf(claim);
  return (
    <li className={`${COLUMNS} border-hairline not-first:border-t not-first:pt-6`}>
      <p className="text-ink">
        <b className="block text-h2 font-black tabular-nums">{figure}</b> {scope}
      </p>
      <div className="mt-3 md:mt-2">
        <p className="text-small text-teal lg:sr-only">{copy.test}</p>
        <p>
          {counted.what} {counted.when}
        </p>
      </div>
      <div className="mt-3 md:mt-2">
        <p className="mb-1 text-small text-teal lg:sr-only">{copy.status}</p>
        <StatusPill status={status} />
        {status === "math" && (
          <div>
            <MoreLink href={`${paths.pricing.path}#roi`}>{copy.math}</MoreLink>
          </div>
        )}
      </div>
    </li>
  );
}
