import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { type CrmStateId, demoRecord } from "../../content/crm-scene";
import { callMoments } from "../../content/demo/moments";
import { coPilot } from "../../content/co-pilot";
import { betaFeatures, waitlistHref } from "../../content/links";
import { Badge } from "../../ui/badge";
import { CrmStates, GeniePanel } from "../../product/crm-states";
import { RecordFields } from "../../product/record";
import { FirstActions } from "../../ui/first-actions";
import { ReplayLink } from "../../ui/replay-link";
import { Wrap } from "../../ui/wrap";
import { Meeting } from "./meeting";

/** The product's name, its promise as the page's largest line, and the CRM scene. */
export function Hero({ crm }: { crm: CrmStateId }): ReactNode {
  const { title, promise, lead, meeting } = coPilot.hero;
  return (
    <section className="section bg-wash bg-no-repeat pt-20 pb-section lg:pt-24">
      <Wrap>
        <h1 className="text-display">
          <span className="mb-2 flex items-center gap-3 text-h4 [letter-spacing:0]">
            {title} <Badge badge={paths.coPilot.badge} />
          </span>{" "}
          {promise}
        </h1>
        <p className="mt-3 mb-4 text-lead text-balance lg:text-h3">{lead}</p>
        <CrmStates
          legend={meeting}
          state={crm}
          className="plays-on-load flex flex-col gap-y-3 md:gap-y-6"
          actions={
            <>
              <FirstActions joinHref={waitlistHref(betaFeatures[0])} />
              <ReplayLink href={paths.coPilot.path} className="ml-auto max-lg:hidden" />
            </>
          }
        >
          <div className="@container on-paper rounded-window p-2 text-small crm-during:order-1 md:col-span-full md:row-start-2">
            <RecordFields
              record={demoRecord}
              until={callMoments.objection}
              className="grid gap-1 md:grid-cols-3 lg:grid-cols-6"
            />
          </div>
          <Meeting />
          <GeniePanel
            record={demoRecord}
            at={callMoments.objection}
            className="-mt-16 min-h-51 md:row-start-1 md:mt-6 md:-mb-3"
          />
        </CrmStates>
      </Wrap>
    </section>
  );
}
