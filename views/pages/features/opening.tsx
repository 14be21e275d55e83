import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import type { CrmStateId } from "../../content/crm-scene";
import {
  type Feature,
  featuredRecord,
  features,
  featuresPage as copy,
} from "../../content/features";
import { RecordStates } from "../../product/crm-states";
import { FirstActions } from "../../ui/first-actions";
import { ReplayLink } from "../../ui/replay-link";
import { Lead } from "../../ui/section";
import { Wrap } from "../../ui/wrap";
import { InState, STACK } from "../../product/record";
import { Icon } from "../../ui/icon";

/** The page's heading, with the CRM scene below it. */
export function Opening({ crm }: { crm: CrmStateId }): ReactNode {
  return (
    <section className="section bg-wash bg-no-repeat pt-20 pb-section lg:pt-24">
      <Wrap>
        <h1 className="text-display">{copy.heading}</h1>
        <Lead className="my-4">{copy.lead}</Lead>
        <div className="plays-on-load md:max-lg:[&_.z-2]:self-center">
          <RecordStates
            record={featuredRecord}
            state={crm}
            panel={<JobsDone />}
            className="lg:grid-cols-[6fr_7fr]"
            actions={
              <>
                <FirstActions />
                <ReplayLink href={paths.features.path} className="ml-auto max-lg:hidden" />
              </>
            }
          />
        </div>
      </Wrap>
    </section>
  );
}

/**
 * The job that each feature does in the call, in Genie's panel: dimmed until it is done, with what there is without
 * Genie. Each row leads to the feature's card.
 */
function JobsDone(): ReactNode {
  return (
    <ul className="-mt-2 flex h-[calc(100%+16px)] flex-col reveal-items">
      {features.map(({ id, done }) => (
        <li key={id} className="flex flex-1 border-hairline not-first:border-t">
          <a
            className="flex min-h-9 flex-1 items-center gap-3 max-xs:py-1 md:max-lg:py-1 hover:text-teal-hover"
            href={`#${id}`}
          >
            <Job {...done} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Job({ job, result, without, isAfterCall = false }: Feature["done"]): ReactNode {
  const appears = `crm-without:opacity-0 ${isAfterCall ? "crm-during:opacity-0" : ""}`;
  return (
    <>
      <span className="grid size-5 place-items-center rounded-pill border border-hairline-strong">
        <Icon name="check" className={`w-4 text-teal ${appears}`} />
      </span>
      <div className="flex-1 xs:grid xs:grid-cols-[2fr_3fr] xs:items-baseline md:max-lg:block">
        <b
          className={`text-base crm-without:opacity-70 lg:text-h4 ${isAfterCall ? "crm-during:opacity-70" : ""}`}
        >
          {job}
        </b>
        <div className={`${STACK} lg:text-base`}>
          <InState when="without">{without}</InState>
          <InState when="with" className={`text-ink ${appears}`}>
            {result}
          </InState>
        </div>
      </div>
    </>
  );
}
