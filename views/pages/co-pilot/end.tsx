import type { ReactNode } from "react";
import { coPilot } from "../../content/co-pilot";
import { betaFeatures, mainActions, waitlistHref } from "../../content/links";
import { LastActions } from "../../ui/last-actions";
import { Lead } from "../../ui/section";
import { Unbroken } from "../../ui/unbroken";
import { Wrap } from "../../ui/wrap";

export function End(): ReactNode {
  const { title, lead } = coPilot.end;
  return (
    <section className="section border-t border-hairline bg-wash bg-no-repeat py-section">
      <Wrap className="flex flex-wrap items-end justify-between gap-x-16 gap-y-6">
        <div>
          <h2>{title}</h2>
          <Lead className="mt-5">
            <Unbroken text={lead} />
          </Lead>
        </div>
        <LastActions join={{ ...mainActions.join, href: waitlistHref(betaFeatures[0]) }} />
      </Wrap>
    </section>
  );
}
