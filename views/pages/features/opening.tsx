import type { ReactNode } from "react";
import { playHref } from "../../content/demo/moments";
import { paths } from "../../../src/paths";
import { featuresPage as copy } from "../../content/features";
import { CrmScene } from "../../ui/crm-scene/crm-scene";
import { Icon } from "../../ui/icon";

/** The page's promise, and the product at work under it. */
export function Opening(): ReactNode {
  return (
    <section className="section pt-24 pb-12 md:pt-26 lg:pb-16">
      <div className="wrap">
        <div className="mb-8 grid gap-x-16 gap-y-5 lg:grid-cols-2 lg:items-center">
          <h1>{copy.heading}</h1>
          <div>
            <p className="text-lead text-pretty">{copy.lead}</p>
            <div className="mt-4 flex flex-wrap gap-3">
              <a className="button button-primary max-xs:w-full" href={paths.betaWaitlist.path}>
                {copy.action}
              </a>
              <a className="button max-xs:w-full" href={playHref}>
                <Icon name="play" />
                {copy.demo}
              </a>
            </div>
          </div>
        </div>
        <CrmScene />
      </div>
    </section>
  );
}
