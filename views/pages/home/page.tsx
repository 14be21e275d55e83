import { paths } from "../../../src/paths";
import { home as copy } from "../../content/home";
import { questions } from "../../content/questions";
import { faqPage, organization, webSite } from "../../content/structured-data";
import type { Page } from "../../page";
import { Benefits } from "../../sections/benefits";
import { Faq } from "../../sections/faq";
import { FinalCta } from "../../sections/final-cta";
import { FutureProofing } from "../../sections/future-proofing";
import { Hero } from "./hero/hero";
import { How } from "../../sections/how";
import { Pricing } from "../../sections/pricing";
import { Problem } from "../../sections/problem";
import { Security } from "../../sections/security";
import { Testimonials } from "../../sections/testimonials";
import { Trust } from "../../sections/trust";

export const home: Page = {
  place: paths.home,
  title: copy.title,
  description: copy.description,
  styles: "home",
  social: copy.social,
  structuredData: (siteUrl) => [organization(siteUrl), webSite(siteUrl), faqPage(questions)],
  queryKeys: ["billing"],
  View: ({ form, query }) => (
    <>
      <Hero />
      <Trust />
      <Problem />
      <Benefits />
      <How />
      <Testimonials />
      <Pricing billing={query?.get("billing") === "annual" ? "annual" : "monthly"} />
      <Security />
      <FutureProofing />
      <Faq />
      <FinalCta form={form} />
    </>
  ),
};
