import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import type { CrmStateId } from "../../content/crm-scene";
import { callMoments } from "../../content/demo/moments";
import { coPilot } from "../../content/co-pilot";
import { betaFeatures, waitlistHref } from "../../content/links";
import { Badge } from "../../ui/badge";
import { CrmScene } from "../../product/crm-scene/crm-scene";
import { FirstActions } from "../../ui/first-actions";
import { ReplayLink } from "../../ui/replay-link";
import { Wrap } from "../../ui/wrap";
import { AfterCall, Result } from "./after-call";
import { Meeting } from "./meeting";
import { Record } from "./record";

/** The product's name, its promise as the page's largest line, and the CRM scene. */
export function Hero({ crm }: { crm: CrmStateId }): ReactNode {
  const { title, promise, lead, primary, secondary, meeting } = coPilot.hero;
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
        <CrmScene
          state={crm}
          motion="playing"
          window={{
            legend: meeting,
            view: (
              <>
                <Meeting />
                <AfterCall />
              </>
            ),
            record: <Record />,
            className: "flex flex-col gap-y-3 md:gap-y-8",
            panel: {
              className: "-mt-16 min-h-51 md:row-start-1 md:mt-6 md:-mb-3",
              at: callMoments.objection,
              result: <Result />,
            },
          }}
        >
          <FirstActions join={primary} joinHref={waitlistHref(betaFeatures[0])} play={secondary} />
          <ReplayLink href={paths.coPilot.path} className="ml-auto max-lg:hidden" />
        </CrmScene>
      </Wrap>
    </section>
  );
}
