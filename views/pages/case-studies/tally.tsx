import type { ReactNode } from "react";
import { type ClaimStatus, statusNames, statusOf } from "../../content/case-studies";
import type { Claim } from "../../content/claims";

const SQUARES = {
  confirmed: "bg-teal",
  math: "bg-teal",
  beta: "bg-gold",
  open: "border-2 border-field",
} as const;

/** The number of claims by status, with a square for each claim. */
export function Tally({ claims }: { claims: readonly Claim[] }): ReactNode {
  const counts = (Object.keys(statusNames) as ClaimStatus[])
    .map((status) => ({
      status,
      count: claims.filter((claim) => statusOf(claim) === status).length,
    }))
    .filter(({ count }) => count > 0);
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-3 lg:justify-end">
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
  );
}
