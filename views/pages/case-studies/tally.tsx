import type { ReactNode } from "react";
import { type ClaimStatus, statusNames, statusOf } from "../../content/case-studies";
import type { Claim } from "../../content/claims";
import { StatusMark } from "./status-pill";

/** The number of claims by status, with a dot for each claim. */
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
          <span className="mb-1.5 flex gap-1.5">
            {Array.from({ length: count }, (_, index) => (
              <StatusMark key={index} status={status} className="size-5" />
            ))}
          </span>
          {count} {statusNames[status].toLowerCase()}
        </li>
      ))}
    </ul>
  );
}
