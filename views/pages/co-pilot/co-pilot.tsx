import { paths } from "../../../src/paths";
import { coPilot as copy, coPilotQuestions } from "../../content/co-pilot";
import { momentKeys, readMoment } from "../../content/demo/moments";
import { faqPage } from "../../content/structured-data";
import type { Page } from "../../page";
import { Island } from "../../layout/island";
import { Section } from "../../ui/section";
import { CoPilotEnd } from "./co-pilot-end";
import { CoPilotFaq } from "./co-pilot-faq";
import { CoPilotFigures } from "./co-pilot-figures";
import { CoPilotGlossary } from "./co-pilot-glossary";
import { CoPilotHero } from "./co-pilot-hero";
import { CoPilotRules } from "./co-pilot-rules";
import { CoPilotSteps } from "./co-pilot-steps";

export const coPilot: Page = {
  place: paths.coPilot,
  title: copy.title,
  description: copy.description,
  styles: "co-pilot",
  queryKeys: momentKeys,
  structuredData: () => [faqPage(coPilotQuestions)],
  View: ({ query }) => (
    <>
      <CoPilotHero />
      <CoPilotSteps at={readMoment(query)} />
      <Section id="try">
        <Island name="sentence" props={{}} />
      </Section>
      <CoPilotFigures />
      <CoPilotGlossary />
      <CoPilotRules />
      <CoPilotFaq />
      <CoPilotEnd />
    </>
  ),
};
