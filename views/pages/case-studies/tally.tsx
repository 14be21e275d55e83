import type { ReactNode } from "react";
import {
  allClaims,
  caseStudies,
  type ClaimStatus,
  statusNames,
  statusOf,
} from "../../content/case-studies";

const { tally, none } = caseStudies.hero;

const counts = (Object.keys(statusNames) as ClaimStatus[])
  .map((status) => ({
    status,
    count: allClaims.filter((claim) => statusOf(claim) === status).length,
  }))
  .filter(({ count }) => count > 0);

const SQUARES = {
  confirmed: "bg-teal",
  math: "bg-teal",
  beta: "bg-gold",
  open: "border-2 border-field",
} as const;

/** The number of claims by status, with a square for each claim. */
export function Tally(): ReactNode {
  return (
    <div className="mt-8 max-w-lead border-t border-hairline pt-5 text-small">
      <h2 className="text-small text-ink">{tally(allClaims.length)}</h2>
      <ul className="my-3 flex flex-wrap gap-x-6 gap-y-3">
        {counts.map(({ status, count }) => (
          <li key={status}>
            <span className="mb-1.5 flex gap-1.5" aria-hidden="true">
              {Array.from({ length: count }, (_, index) => (
                <i key={index} className={`size-5 rounded-check ${SQUARES[status]}`} />
              ))}
            </span>
            {count} {statusNames[status].toLowerCase()}
          </li>
        ))}
      </ul>
      {!counts.some(({ status }) => status === "confirmed") && <p className="text-muted">{none}</p>}
    </div>
  );
}
