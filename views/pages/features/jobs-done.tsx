import type { ReactNode } from "react";
import { features } from "../../content/features";
import { Icon } from "../../ui/icon";

/** One result after the other arrives while the scene plays, during the call or after it. Choosing a state ends it. */
const ARRIVES =
  "motion-safe:in-[.crm-approved:not(:has(:user-valid))]:animate-[rise_0.4s_var(--ease-out)_var(--at)_backwards]";
const TIMES =
  "nth-1:[--at:2.1s] nth-2:[--at:2.5s] nth-3:[--at:2.9s] nth-4:[--at:4.4s] nth-5:[--at:4.6s] nth-6:[--at:4.8s] nth-7:[--at:5s] nth-8:[--at:5.2s]";

/** What each feature does in the call, in Genie's panel. Each row leads to the feature's card. */
export function JobsDone(): ReactNode {
  return (
    <ul className="-mt-2 flex h-[calc(100%+16px)] flex-col">
      {features.map(({ id, done }) => {
        const look = `${ARRIVES} ${done.isDuring ? "" : "crm-during:opacity-0"}`;
        return (
          <li key={id} className={`flex flex-1 border-hairline not-first:border-t ${TIMES}`}>
            <a
              className="flex min-h-9 flex-1 items-center gap-3 hover:text-teal-hover"
              href={`#${id}`}
            >
              <span className="grid size-5 place-items-center rounded-pill border border-hairline-strong">
                <Icon name="check" className={`w-4 text-teal ${look}`} />
              </span>
              <b className={`flex-1 text-base text-ink lg:text-h4 ${look}`}>{done.result}</b>
              <span className="max-xs:hidden md:max-lg:hidden">{done.name}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
