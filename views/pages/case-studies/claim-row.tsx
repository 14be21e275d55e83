import type { ReactNode } from "react";
import { caseStudies, statusNames, statusOf } from "../../content/case-studies";
import { type Claim, claimId } from "../../content/claims";
import { MoreLink } from "../../ui/more-link";
import { StatusPill } from "./status-pill";

const { claims: copy, protocol } = caseStudies;

const TARGET =
  "scroll-mt-20 target:bg-surface-3 target:outline target:-outline-offset-1 target:outline-teal";

/** A claim, its role, its test, its status, and in a pilot when the result is due. */
export function ClaimRow(props: { claim: Claim; role: string; due?: string }): ReactNode {
  const { claim, role, due } = props;
  const { figure, scope } = claim;
  const [value, ...unit] = figure.split(" ");
  const status = statusOf(claim);
  return (
    <li
      id={claimId(claim)}
      className={`gap-x-5 gap-y-1 px-5 py-4 not-first:border-t not-first:border-hairline sm:grid sm:grid-cols-[--spacing(38)_1fr] lg:grid-cols-[--spacing(42)_4fr_6fr_--spacing(36)] lg:items-center lg:px-8 ${TARGET}`}
    >
      <p className="sm:max-lg:row-span-3">
        <b className="text-h3 font-black whitespace-nowrap tabular-nums">
          {value}
          {unit.length > 0 && <span className="text-h4"> {unit.join(" ")}</span>}
        </b>
      </p>
      <div>
        <p className="font-bold text-ink">{scope}</p>
        <p className="text-small text-muted">{role}</p>
      </div>
      <Test claim={claim} />
      <p className="flex flex-wrap items-center gap-x-3 text-small text-muted max-lg:mt-1 lg:flex-col lg:items-start">
        <span className="sr-only">{copy.status}: </span>
        {status === "open" ? statusNames.open : <StatusPill status={status} />}
        {status === "open" && (
          <span className="whitespace-nowrap">{due ? `${protocol.due}: ${due}` : copy.noDate}</span>
        )}
        {status === "beta" && (
          <MoreLink href={copy.links.beta.href}>{copy.links.beta.name}</MoreLink>
        )}
      </p>
    </li>
  );
}

function Test({ claim }: { claim: Claim }): ReactNode {
  const { what, when } = claim.counted;
  return (
    <p className="max-w-measure">
      <span className="sr-only">{copy.test}: </span>
      {what} {when}
    </p>
  );
}
