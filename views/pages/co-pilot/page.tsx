import { paths } from "../../../src/paths";
import { coPilot as copy, coPilotQuestions } from "../../content/co-pilot";
import { coPilotSteps } from "../../content/co-pilot-steps";
import { CRM_KEY, readCrmState } from "../../content/crm-scene";
import { betaFeatures, mainActions, waitlistHref } from "../../content/links";
import { momentKeys, readMoment } from "../../content/demo/moments";
import { trySamples } from "../../content/try-samples";
import { Island } from "../../layout/island";
import type { ReactNode } from "react";
import type { Page } from "../../page";
import { Closing } from "../../ui/closing";
import { QuestionList } from "../../ui/question-list";
import { Section } from "../../ui/section";
import { Before } from "./before";
import { Glossary } from "./glossary";
import { Hero } from "./hero";

export const coPilot: Page = {
  place: paths.coPilot,
  title: copy.title,
  description: copy.description,
  folder: "co-pilot",
  queryKeys: [...momentKeys, CRM_KEY],
  View: ({ query }) => (
    <>
      <Hero crm={readCrmState(query, "during")} />
      <Steps at={readMoment(query) ?? coPilotSteps[0].at} />
      <Before />
      <Island
        name="try-call"
        className="section border-t border-hairline py-section"
        props={{ samples: trySamples }}
      />
      <Glossary />
      <Faq />
      <Closing {...copy.end} join={{ ...mainActions.join, href: waitlistHref(betaFeatures[0]) }} />
    </>
  ),
};

/** The player fits into the window together with the steps above it. */
const FITS_WITH_STEPS =
  "md:[--spacing-player:clamp(568px,100dvh-206px,800px)] md:[&_figure]:scroll-mt-28";

/** The demo's player, open at the second `at`, with three steps that control it. */
function Steps({ at }: { at: number }): ReactNode {
  return (
    <Section className={`border-t border-hairline ${FITS_WITH_STEPS}`}>
      <h2 className="mb-6">{copy.steps.title}</h2>
      <Island name="call" props={{ at, anchor: "steps", hasSteps: true }} />
    </Section>
  );
}

const half = coPilotQuestions.length / 2;

function Faq(): ReactNode {
  return (
    <Section id="faq" className="border-t border-hairline">
      <h2 className="mb-8">{copy.faq.title}</h2>
      <div className="grid gap-x-16 lg:grid-cols-2">
        <QuestionList questions={coPilotQuestions.slice(0, half)} />
        <QuestionList questions={coPilotQuestions.slice(half)} />
      </div>
    </Section>
  );
}
