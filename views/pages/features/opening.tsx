import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import type { CrmStateId } from "../../content/crm-scene";
import { playHref } from "../../content/demo/moments";
import { featuresPage as copy } from "../../content/features";
import { ButtonLink } from "../../ui/button";
import { CrmScene } from "../../ui/crm-scene/crm-scene";
import { recordWindow } from "../../ui/crm-scene/record";
import { Icon } from "../../ui/icon";
import { Lead } from "../../ui/section";
import { Wrap } from "../../ui/wrap";

/** The page's heading, with the CRM scene below it. */
export function Opening({ crm }: { crm: CrmStateId }): ReactNode {
  return (
    <section className="section bg-wash bg-no-repeat pt-24 pb-8 md:pb-12">
      <Wrap>
        <div className="mb-5 grid gap-x-16 gap-y-5 lg:grid-cols-2 lg:items-baseline lg:mb-4">
          <h1>{copy.heading}</h1>
          <Lead>{copy.lead}</Lead>
        </div>
        <CrmScene state={crm} motion="approved" window={recordWindow}>
          <p className="flex flex-wrap gap-3 max-xs:w-full">
            <ButtonLink tone="primary" className="max-xs:w-full" href={paths.betaWaitlist.path}>
              {copy.action}
            </ButtonLink>
            <ButtonLink className="max-xs:w-full" href={playHref}>
              <Icon name="play" />
              {copy.demo}
            </ButtonLink>
          </p>
        </CrmScene>
      </Wrap>
    </section>
  );
}
