import type { ComponentType } from "react";
import { paths } from "../../../src/paths";
import { flow, type FlowStep, flowSteps, type StepId } from "../../content/flow";
import type { Page } from "../../page";
import { AfterWindow } from "./after-window";
import { BeforeWindow } from "./before-window";
import { DuringWindow } from "./during-window";
import { ForecastWindow } from "./forecast-window";
import { Opening } from "./opening";
import { PipelineWindow } from "./pipeline-window";
import { Step } from "./step";
import { Stepper } from "./stepper";
import { WeekEnd } from "./week-end";

const windows: Record<StepId, ComponentType<{ step: FlowStep }>> = {
  before: BeforeWindow,
  during: DuringWindow,
  after: AfterWindow,
  pipeline: PipelineWindow,
  forecast: ForecastWindow,
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
      <div className="wrap flow">
        <Stepper />
        <div>
          {flowSteps.map((step, index) => {
            const Picture = windows[step.id];
            return (
              <Step
                key={step.id}
                step={step}
                previous={flowSteps[index - 1]}
                next={flowSteps[index + 1]}
              >
                <Picture step={step} />
              </Step>
            );
          })}
        </div>
      </div>
      <WeekEnd />
    </>
  ),
};
