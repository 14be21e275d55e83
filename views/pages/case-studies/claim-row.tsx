import type { ReactNode } from "react";
import { caseStudies, statusNames, statusOf } from "../../content/case-studies";
import { type Claim, claimId } from "../../content/claims";
import { Pill } from "../../ui/badge";
import { MoreLink } from "../../ui/more-link";
import { StatusMark } from "./status-pill";

const { claims: copy, protocol } = caseStudies;

const isPiloted = (claim: Claim): boolean =>
  protocol.measures.some((measure) => measure.claim === claim);

/** A claim, its test, and its status unless it is open. A role's first claim is larger. */
export function ClaimRow({ claim, isFirst }: { claim: Claim; isFirst: boolean }): ReactNode {
  const { figure, scope, counted } = claim;
  return (
    <li className={`px-5 lg:px-8 ${isFirst ? "bg-surface-2 pb-5 lg:pt-2" : "group/row"}`}>
      <div
        className={isFirst ? undefined : "border-t border-hairline py-2 group-nth-2/row:border-0"}
      >
        <div
          id={claimId(claim)}
          className={`relative -mx-3 scroll-mt-20 rounded-small p-3 target:bg-surface-3 target:outline target:outline-teal ${isFirst ? "" : "gap-x-5 sm:grid sm:grid-cols-[--spacing(38)_1fr]"}`}
        >
          <p>
            <b
              className={`font-black whitespace-nowrap tabular-nums ${isFirst ? "text-figure" : "text-h4"}`}
            >
              {figure}
            </b>
            {isPiloted(claim) && (
              <Pill
                className={
                  isFirst
                    ? "max-sm:mt-1 max-sm:block max-sm:w-fit sm:relative sm:-top-2 sm:ml-3 sm:align-middle"
                    : "mt-1 block w-fit"
                }
              >
                {copy.piloted}
              </Pill>
            )}
            {statusOf(claim) !== "open" && <Status claim={claim} isFirst={isFirst} />}
          </p>
          <div>
            <p
              className={`font-bold text-ink ${isFirst ? "mt-1 text-h4" : "sm:pt-0.5"} ${statusOf(claim) === "open" ? "" : "pr-18"}`.trim()}
            >
              {scope}
            </p>
            <p className={`mt-1 ${isFirst ? "max-w-112" : "max-w-measure"}`}>
              <span className="sr-only">{copy.test}: </span>
              {counted.what} {counted.when}
            </p>
            {statusOf(claim) === "beta" && (
              <MoreLink href={copy.links.beta.href}>{copy.links.beta.name}</MoreLink>
            )}
          </div>
        </div>
      </div>
    </li>
  );
}

/** A claim's status, as a mark and a word. */
function Status({ claim, isFirst }: { claim: Claim; isFirst: boolean }): ReactNode {
  const status = statusOf(claim);
  return (
    <span
      className={`absolute top-3 right-3 flex items-center gap-2 text-small ${isFirst ? "min-h-14" : "min-h-7"}`}
    >
      <StatusMark status={status} className="size-3" />
      <span className="sr-only">{copy.status}: </span>
      {statusNames[status]}
    </span>
  );
}
