import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { pricingPage as copy } from "../../content/pricing-page";
import { softwareApplication } from "../../content/structured-data";
import { scenarioKeys } from "../../islands/roi/scenario";
import type { Page } from "../../page";
import { BillingSwitch } from "../../ui/billing-switch";
import { PlanCards } from "../../ui/plan-cards";
import { Comparison } from "./comparison";
import { Notes } from "./notes";
import { RoiBox } from "./roi-box";
import { Scale } from "./scale";

export const pricing: Page = {
  place: paths.pricing,
  title: copy.title,
  description: copy.description,
  styles: "pricing",
  queryKeys: scenarioKeys,
  social: copy.social,
  structuredData: (siteUrl) => [softwareApplication(siteUrl)],
  View: ({ query }) => (
    <>
      <Plans isAnnual={query?.get("billing") === "annual"} />
      <Comparison />
      <Scale />
      <RoiBox query={query} />
      <Notes />
    </>
  ),
};

function Plans({ isAnnual }: { isAnnual: boolean }): ReactNode {
  const { hero } = copy;
  return (
    <section className="section pricing pricing-hero middle">
      <div className="wrap">
        <div className="head">
          <p className="eyebrow">{hero.eyebrow}</p>
          <h1>{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
          <BillingSwitch billing={isAnnual ? "annual" : "monthly"} />
        </div>
        <h2 className="sr-only">{hero.plans}</h2>
        <PlanCards />
      </div>
    </section>
  );
}
