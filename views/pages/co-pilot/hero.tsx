import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import type { CrmStateId } from "../../content/crm-scene";
import { coPilot } from "../../content/co-pilot";
import { betaFeatures, waitlistHref } from "../../content/links";
import { Badge } from "../../ui/badge";
import { ButtonLink } from "../../ui/button";
import { CrmScene } from "../../ui/crm-scene/crm-scene";
import { HowCounted } from "../../ui/how-counted";
import { Icon } from "../../ui/icon";
import { Eyebrow } from "../../ui/eyebrow";
import { Lead } from "../../ui/section";
import { Wrap } from "../../ui/wrap";

/** The product's name, what it does to one record, and what it does before, during and after a call. */
export function Hero({ crm }: { crm: CrmStateId }): ReactNode {
  const { eyebrow, title, lead, primary, secondary } = coPilot.hero;
  return (
    <section className="section bg-wash bg-no-repeat pt-24 pb-12 md:pt-26">
      <Wrap>
        <Eyebrow className="mb-2 flex items-center gap-3">
          {eyebrow} <Badge badge={paths.coPilot.badge} />
        </Eyebrow>
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-5">
          <div>
            <h1 className="text-display whitespace-nowrap">{title}</h1>
            <Lead className="mt-3">{lead}</Lead>
          </div>
          <p className="flex flex-wrap gap-3 max-xs:w-full">
            <ButtonLink
              tone="primary"
              className="max-xs:w-full"
              href={waitlistHref(betaFeatures[0])}
            >
              {primary}
            </ButtonLink>
            <ButtonLink className="max-xs:w-full" href={paths.demo.path}>
              <Icon name="play" />
              {secondary}
            </ButtonLink>
          </p>
        </div>
        <CrmScene state={crm} />
        <Parts />
      </Wrap>
    </section>
  );
}

function Parts(): ReactNode {
  return (
    <dl className="mt-10 grid gap-x-12 gap-y-6 md:mt-4 md:grid-cols-3">
      {coPilot.parts.map(({ when, what, claim }) => (
        <div key={when} className="border-t border-hairline-strong pt-4">
          <dt className="font-bold text-teal">{when}</dt>
          <dd className="mt-1">{what}</dd>
          {claim && (
            <dd>
              <HowCounted claim={claim} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
