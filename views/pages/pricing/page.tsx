import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { claims } from "../../content/claims";
import { pricingPage as copy } from "../../content/pricing-page";
import { softwareApplication } from "../../layout/json-ld";
import { scenarioKeys } from "../../islands/roi/scenario";
import type { Page } from "../../page";
import { BillingSwitch } from "../../ui/billing-switch";
import { CheckList } from "../../ui/check-list";
import { ClaimLead } from "../../ui/section-head";
import { Wrap } from "../../ui/wrap";
import { Comparison } from "./comparison";
import { Notes, Trial } from "./notes";
import { PlanCards } from "./plan-cards";
import { RoiBox } from "./roi-box";
import { Scale } from "./scale";
import { Unbroken } from "../../ui/unbroken";

export const pricing: Page = {
  place: paths.pricing,
  title: copy.title,
  description: copy.description,
  folder: "pricing",
  queryKeys: scenarioKeys,
  social: copy.social,
  structuredData: (siteUrl) => [softwareApplication(siteUrl)],
  View: ({ query }) => (
    <>
      <Plans isAnnual={query?.get("billing") === "annual"} />
      <RoiBox query={query} />
      <Comparison />
      <Scale />
      <Notes />
      <Trial />
    </>
  ),
};

function Plans({ isAnnual }: { isAnnual: boolean }): ReactNode {
  const { hero } = copy;
  return (
    <section className="bg-wash-center bg-no-repeat pt-26 pb-section">
      <Wrap>
        <div className="text-center">
          <h1>{hero.title}</h1>
          <ClaimLead claim={claims.trial} name={hero.trial} className="mx-auto mt-4 mb-6">
            <Unbroken text={hero.lead} />
          </ClaimLead>
          <BillingSwitch billing={isAnnual ? "annual" : "monthly"} />
        </div>
        <h2 className="sr-only">{hero.plans}</h2>
        <PlanCards />
        <div className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-small lg:mt-8 lg:justify-center">
          <b className="max-lg:basis-full">{hero.everywhere.title}</b>
          <CheckList
            className="text-ink sm:grid-cols-2 lg:flex lg:gap-x-6"
            points={hero.everywhere.points}
          />
        </div>
      </Wrap>
    </section>
  );
}
