import type { ReactNode } from "react";
import { type FeatureId, features, jobs } from "../../content/features";
import { Icon } from "../../ui/icon";

/**
 * While the scene plays, one job after the other is done, during the call or after it. Its words appear without a fade,
 * as half-faded ones are hard to read. Choosing a state ends the scene.
 */
const PLAYS =
  "motion-safe:in-[.crm-approved:not(:has(:user-valid))]:[transition:opacity_0s_var(--at)]";
const TIMES =
  "nth-1:[--at:1.9s] nth-2:[--at:2.2s] nth-3:[--at:2.5s] nth-4:[--at:2.8s] nth-5:[--at:3.1s] nth-6:[--at:4.2s] nth-7:[--at:4.3s] nth-8:[--at:4.4s]";

/** What each feature does in the call, in Genie's panel: until it is done, only its dimmed name. Each row leads to the feature's card. */
export function JobsDone(): ReactNode {
  return (
    <ul className="-mt-2 flex h-[calc(100%+16px)] flex-col">
      {[...jobs.during, ...jobs.after].map((id) => (
        <li key={id} className={`flex flex-1 border-hairline not-first:border-t ${TIMES}`}>
          <Job id={id} isAfter={jobs.after.includes(id)} />
        </li>
      ))}
    </ul>
  );
}

function Job({ id, isAfter }: { id: FeatureId; isAfter: boolean }): ReactNode {
  const done = features.find((feature) => feature.id === id)?.done;
  const appears = `${PLAYS} starting:opacity-0 ${isAfter ? "crm-during:opacity-0" : ""}`;
  return (
    <a
      className="flex min-h-9 flex-1 items-center gap-3 max-xs:py-1.5 md:max-lg:py-1 hover:text-teal-hover"
      href={`#${id}`}
    >
      <span className="grid size-5 place-items-center rounded-pill border border-hairline-strong">
        <Icon name="check" className={`w-4 text-teal ${appears}`} />
      </span>
      <span className="flex-1 xs:grid xs:grid-cols-[2fr_3fr] xs:items-baseline md:max-lg:block">
        <b
          className={`block text-base text-ink lg:text-h4 ${PLAYS} starting:opacity-70 ${isAfter ? "crm-during:opacity-70" : ""}`}
        >
          {done?.name}
        </b>
        <span className={`block lg:text-base lg:text-ink ${appears}`}>{done?.result}</span>
      </span>
    </a>
  );
}
