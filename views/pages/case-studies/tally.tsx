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

/** The number of claims by status. */
export function Tally(): ReactNode {
  return (
    <p className="mt-8 max-w-lead border-t border-hairline pt-5 text-small text-muted">
      {tally(
        allClaims.length,
        counts.map(({ status, count }) => `${count} ${statusNames[status].toLowerCase()}`),
      )}{" "}
      {!counts.some(({ status }) => status === "confirmed") && none}
    </p>
  );
}
