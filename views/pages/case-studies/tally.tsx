import type { ReactNode } from "react";
import {
  allClaims,
  caseStudies,
  type ClaimStatus,
  statusNames,
  statusOf,
} from "../../content/case-studies";

const COLORS: Record<ClaimStatus, string> = {
  confirmed: "bg-teal",
  math: "bg-teal/50",
  beta: "bg-gold",
  open: "bg-decoration",
};

const counts = (Object.keys(statusNames) as ClaimStatus[]).map((status) => ({
  status,
  claims: allClaims.filter((claim) => statusOf(claim) === status),
}));

const reached = counts.filter(({ claims }) => claims.length > 0);

/** How many claims have which status: one block for each claim, and the numbers. */
export function Tally(): ReactNode {
  return (
    <div className="rounded-window border border-hairline-strong bg-surface-1 p-5 shadow-window lg:p-8">
      <h2 className="text-h4">{caseStudies.hero.tally(allClaims.length)}</h2>
      <div className="mt-5 flex gap-1" aria-hidden="true">
        {counts.map(({ status, claims }) =>
          claims.map(({ scope }) => (
            <i key={scope} className={`h-10 flex-1 rounded-small ${COLORS[status]}`} />
          )),
        )}
      </div>
      <dl className="mt-5">
        {reached.map(({ status, claims }) => (
          <div
            key={status}
            className="flex flex-row-reverse items-center justify-end gap-3 border-t border-hairline py-2.5 first:border-0"
          >
            <dt className="flex flex-1 items-center gap-2">
              <i className={`size-2.5 rounded-pill ${COLORS[status]}`} />
              {statusNames[status]}
            </dt>
            <dd className="w-8 text-h4 font-bold text-ink tabular-nums">{claims.length}</dd>
          </div>
        ))}
      </dl>
      {!reached.some(({ status }) => status === "confirmed") && (
        <p className="mt-3 border-t border-hairline pt-4 text-balance text-ink">
          {caseStudies.hero.none}
        </p>
      )}
    </div>
  );
}
