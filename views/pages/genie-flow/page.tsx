import type { ComponentType } from "react";
import { paths } from "../../../src/paths";
import { timeOfDay } from "../../content/demo/calendar";
import { flow, type FlowStep, flowSteps, type StepId } from "../../content/flow";
import type { Page } from "../../page";
import { AfterWindow } from "../../ui/deal-windows/after-window";
import { BeforeWindow } from "./before-window";
import { DuringWindow } from "./during-window";
import { ForecastWindow } from "../../ui/deal-windows/forecast-window";
import { Opening } from "./opening";
import { PipelineWindow } from "../../ui/deal-windows/pipeline-window";
import { Step, type StepLayout } from "./step";
import { Stepper } from "./stepper";
import { WeekEnd } from "./week-end";

const pictures: Record<StepId, { Picture: ComponentType<{ step: FlowStep }>; layout: StepLayout }> =
  {
    before: { Picture: BeforeWindow, layout: "picture-right" },
    during: { Picture: DuringWindow, layout: "wide" },
    after: { Picture: ({ step }) => <AfterWindow text={step.window} />, layout: "picture-left" },
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
  styles: "genie-flow",
  View: () => (
    <>
      <Opening />
      <div data-flow className="[timeline-scope:--before,--during,--after,--pipeline,--forecast]">
        <Stepper />
        {flowSteps.map((step, index) => {
          const { Picture, layout } = pictures[step.id];
          return (
            <Step
              key={step.id}
              step={step}
              layout={layout}
              previous={flowSteps[index - 1]}
              next={flowSteps[index + 1]}
            >
              <Picture step={step} />
            </Step>
          );
        })}
      </div>
      <WeekEnd />
    </>
  ),
};
