import { paths } from "../../../src/paths";
import { CRM_KEY, readCrmState } from "../../content/crm-scene";
import { home as copy } from "../../content/home";
import { trySamples } from "../../content/try-samples";
import { Island } from "../../layout/island";
import { organization, webSite } from "../../layout/json-ld";
import type { Page } from "../../page";
import { Benefits } from "./benefits";
import { Faq } from "./faq";
import { FinalCta } from "./final-cta";
import { FutureProofing } from "./future-proofing";
import { Hero } from "./hero/hero";
import { How } from "./how";
import { Moment } from "./moment";
import { Pricing } from "./pricing";
import { Problem } from "./problem";
import { Security } from "./security";
import { Testimonials } from "./testimonials";
import { Trust } from "./trust";

export const home: Page = {
  place: paths.home,
  title: copy.title,
  description: copy.description,
  folder: "home",
  social: copy.social,
  structuredData: (siteUrl) => [organization(siteUrl), webSite(siteUrl)],
  queryKeys: ["billing", CRM_KEY],
  View: ({ form, query }) => (
    <>
      <Hero />
      <Trust />
      <Island name="try-call" className="section py-section" props={{ samples: trySamples }} />
      <Problem />
      <Benefits crm={readCrmState(query, "during")} />
      <How />
      <Moment />
      <Testimonials />
      <Pricing billing={query?.get("billing") === "annual" ? "annual" : "monthly"} />
      <Security />
      <FutureProofing />
      <Faq />
      <FinalCta form={form} />
    </>
  ),
};
