import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { coPilot } from "../../content/co-pilot";
import { betaFeatures, waitlistHref } from "../../content/links";

export function CoPilotEnd(): ReactNode {
  const { title, lead, primary, secondary } = coPilot.end;
  return (
    <section className="section co-pilot-end">
      <div className="wrap">
        <div>
          <h2>{title}</h2>
          <p className="lead">{lead}</p>
        </div>
        <p className="actions">
          <a className="button button-primary" href={waitlistHref(betaFeatures[0])}>
            {primary}
          </a>
          <a className="button" href={paths.pricing.path}>
            {secondary}
          </a>
        </p>
      </div>
    </section>
  );
}
