import { type ComponentType, Fragment, type ReactNode } from "react";
import { paths } from "../../../src/paths";
import { timeOfDay } from "../../content/demo/calendar";
import { flow, type FlowStep, flowSteps, type StepId } from "../../content/flow";
import type { Page } from "../../page";
import { AfterWindow } from "../../product/deal-windows/after-window";
import { REVEAL } from "../../ui/reveal";
import { BeforeWindow } from "./before-window";
import { DuringWindow } from "./during-window";
import { ForecastWindow } from "../../product/deal-windows/forecast-window";
import { Opening } from "./opening";
import { PipelineWindow } from "../../product/deal-windows/pipeline-window";
import { Step, type StepLayout } from "./step";
import { Stepper } from "./stepper";
import { ButtonLink } from "../../ui/button";
import { Wrap } from "../../ui/wrap";
import { WeekEnd } from "./week-end";

const pictures: Record<StepId, { Picture: ComponentType<{ step: FlowStep }>; layout: StepLayout }> =
  {
    before: { Picture: BeforeWindow, layout: "picture-right" },
    during: { Picture: DuringWindow, layout: "wide" },
    after: {
      Picture: ({ step }) => <AfterWindow text={step.window} className={REVEAL} />,
      layout: "picture-left",
    },
    pipeline: { Picture: ({ step }) => <PipelineWindow text={step.window} />, layout: "wide" },
    forecast: {
      Picture: ({ step }) => (
        <ForecastWindow status={`${step.day} ${timeOfDay(step.time)}`} text={step.window} />
      ),
      layout: "picture-right",
    },
  };

export const genieFlow: Page = {
  place: paths.genieFlow,
  title: flow.title,
  description: flow.description,
  social: flow.social,
  folder: "genie-flow",
  View: () => (
    <>
      <Opening />
      <div data-flow className="[timeline-scope:--before,--during,--after,--pipeline,--forecast]">
        <Stepper />
        {flowSteps.map((step) => {
          const { Picture, layout } = pictures[step.id];
          return (
            <Fragment key={step.id}>
              <Step step={step} layout={layout}>
                <Picture step={step} />
              </Step>
              {step.id === "after" && <SignUp />}
            </Fragment>
          );
        })}
      </div>
      <WeekEnd />
    </>
  ),
};

/** Below wide screens, where the stepper has no room for the link. */
function SignUp(): ReactNode {
  return (
    <div className="border-b border-hairline bg-surface-1 py-6 xl:hidden print:hidden">
      <Wrap className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <p className="text-h4 font-bold text-ink">{flow.signUp}</p>
        <ButtonLink tone="primary" className="max-xs:w-full" href={paths.betaWaitlist.path}>
          {flow.sum.action}
        </ButtonLink>
      </Wrap>
    </div>
  );
}
