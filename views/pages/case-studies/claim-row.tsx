import type { ReactNode } from "react";
import { caseStudies, statusOf } from "../../content/case-studies";
import { type Claim, claimId } from "../../content/claims";
import { MoreLink } from "../../ui/more-link";
import { StatusPill } from "./status-pill";

const { claims: copy, protocol } = caseStudies;

const TARGET =
  "scroll-mt-20 target:bg-surface-3 target:outline target:-outline-offset-1 target:outline-teal";

/** A claim of the pilot, its role, when the result is due, its test and its status. */
export function PilotedClaim({ claim, role, due }: PilotedProps): ReactNode {
  const { figure, scope } = claim;
  const [value, unit = ""] = figure.split(" ");
  return (
    <li
      id={claimId(claim)}
      className={`gap-x-5 gap-y-1 p-5 not-first:border-t not-first:border-hairline sm:grid sm:grid-cols-[--spacing(38)_1fr] lg:grid-cols-[--spacing(42)_4fr_6fr_--spacing(36)] lg:items-center lg:px-8 ${TARGET}`}
    >
      <p className="sm:max-lg:row-span-3">
        <b className="text-h3 font-black whitespace-nowrap tabular-nums">
          {value}
          {unit && <span className="text-h4"> {unit}</span>}
        </b>
      </p>
      <div>
        <p className="font-bold text-ink">{scope}</p>
        <p className="text-small text-muted">{role}</p>
      </div>
      <Test claim={claim} className="max-lg:mt-1" />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small max-lg:mt-1 lg:flex-col lg:items-start">
        <Status claim={claim} />
        <span className="whitespace-nowrap text-muted">
          {protocol.due}: {due}
        </span>
      </p>
    </li>
  );
}

type PilotedProps = { claim: Claim; role: string; due: string };

/** Any other claim, its test and its status. */
export function ClaimRow({ claim }: { claim: Claim }): ReactNode {
  const { figure, scope } = claim;
  const status = statusOf(claim);
  const link = status === "beta" && copy.links.beta;
  return (
    <li className="border-t border-hairline py-1 first:border-0 sm:py-0">
      <div
        id={claimId(claim)}
        className={`-mx-3 gap-x-5 rounded-small p-3 sm:grid sm:grid-cols-[--spacing(30)_1fr] lg:grid-cols-[--spacing(42)_4fr_6fr_--spacing(32)] lg:items-baseline ${TARGET}`}
      >
        <p>
          <b className="font-black whitespace-nowrap tabular-nums">{figure}</b>
        </p>
        <p className="font-bold text-ink">{scope}</p>
        <div className="sm:max-lg:col-start-2">
          <Test claim={claim} className="max-lg:mt-1" />
          {link && (
            <MoreLink className="-mb-2 text-small" href={link.href}>
              {link.name}
            </MoreLink>
          )}
        </div>
        <p className="max-lg:mt-1 sm:max-lg:col-start-2">
          <Status claim={claim} />
        </p>
      </div>
    </li>
  );
}

function Test({ claim, className }: { claim: Claim; className: string }): ReactNode {
  const { what, when } = claim.counted;
  return (
    <p className={`max-w-measure text-pretty ${className}`}>
      <span className="sr-only">{copy.test}: </span>
      {what} {when}
    </p>
  );
}

function Status({ claim }: { claim: Claim }): ReactNode {
  return (
    <>
      <span className="sr-only">{copy.status}: </span>
      <StatusPill status={statusOf(claim)} />
    </>
  );
}
