import { paths } from "../../../src/paths";
import { CRM_KEY, readCrmState } from "../../content/crm-scene";
import { featuresPage as copy } from "../../content/features";
import type { Page } from "../../page";
import { HowItWorks } from "./how-it-works";
import { Opening } from "./opening";
import { Outcomes } from "./outcomes";
import { Showcase } from "./showcase";
import { WhoGetsWhat } from "./who-gets-what";
import { WrapUp } from "./wrap-up";

export const features: Page = {
  place: paths.features,
  title: copy.title,
  description: copy.description,
  social: copy.social,
  folder: "features",
  queryKeys: [CRM_KEY],
  View: ({ query }) => (
    <>
      <Opening crm={readCrmState(query, "after")} />
      <HowItWorks />
      <Outcomes />
      <WrapUp />
      <WhoGetsWhat />
      <Showcase />
    </>
  ),
};
