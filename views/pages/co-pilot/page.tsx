import { paths } from "../../../src/paths";
import { coPilot as copy } from "../../content/co-pilot";
import { CRM_KEY, readCrmState } from "../../content/crm-scene";
import { callMoments, momentKeys, readMoment } from "../../content/demo/moments";
import { trySamples } from "../../content/try-samples";
import { Island } from "../../layout/island";
import type { Page } from "../../page";
import { Section } from "../../ui/section";
import { Before } from "./before";
import { End } from "./end";
import { Faq } from "./faq";
import { Glossary } from "./glossary";
import { Hero } from "./hero";
import { Steps } from "./steps";

export const coPilot: Page = {
  place: paths.coPilot,
  title: copy.title,
  description: copy.description,
  folder: "co-pilot",
  queryKeys: [...momentKeys, CRM_KEY],
  View: ({ query }) => (
    <>
      <Hero crm={readCrmState(query, "during")} />
      <Steps at={readMoment(query) ?? callMoments.competitor} />
      <Before />
      <Section className="border-t border-hairline">
        <Island name="try-call" props={{ samples: trySamples }} />
      </Section>
      <Glossary />
      <Faq />
      <End />
    </>
  ),
};
