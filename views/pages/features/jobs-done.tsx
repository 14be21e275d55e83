import type { ReactNode } from "react";
import { features } from "../../content/features";
import { Icon } from "../../ui/icon";

/** Checks off one job after the other when the scene has played. Choosing a state ends it. */
const TICKS =
  "motion-safe:in-[.crm-approved:not(:has(:user-valid))]:animate-[rise_0.4s_var(--ease-out)_var(--at)_backwards]";
const TIMES =
  "[--at:4.2s] nth-2:[--at:4.3s] nth-3:[--at:4.4s] nth-4:[--at:4.5s] nth-5:[--at:4.6s] nth-6:[--at:4.7s] nth-7:[--at:4.8s] nth-8:[--at:4.9s]";

/** What each feature did in the call, in Genie's panel. Each row leads to the feature's card. */
export function JobsDone(): ReactNode {
  return (
    <ul className="-mt-2 flex h-[calc(100%+16px)] flex-col">
      {features.map(({ id, done }) => (
        <li key={id} className={`flex flex-1 border-hairline not-first:border-t ${TIMES} ${TICKS}`}>
          <a
            className="flex min-h-9 flex-1 items-center gap-3 hover:text-teal-hover"
            href={`#${id}`}
          >
            <Icon name="check" className="w-4 text-teal" />
            <b className="flex-1 text-base text-ink">{done.result}</b>
            <span className="max-xs:hidden md:max-lg:hidden">{done.name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
