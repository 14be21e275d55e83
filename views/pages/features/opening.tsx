import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import type { CrmStateId } from "../../content/crm-scene";
import { featuredRecord, featuresPage as copy } from "../../content/features";
import { RecordStates } from "../../product/crm-states";
import { FirstActions } from "../../ui/first-actions";
import { ReplayLink } from "../../ui/replay-link";
import { Lead } from "../../ui/section";
import { Wrap } from "../../ui/wrap";
import { JobsDone } from "./jobs-done";

/** The page's heading, with the CRM scene below it. */
export function Opening({ crm }: { crm: CrmStateId }): ReactNode {
  return (
    <section className="section bg-wash bg-no-repeat pt-20 pb-section md:pt-24">
      <Wrap>
        <h1 className="text-display">{copy.heading}</h1>
        <Lead className="mt-3 mb-4 md:mb-5">{copy.lead}</Lead>
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
