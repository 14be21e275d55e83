import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { timeOfDay } from "../../content/demo/calendar";
import { nextCategory, scoreReasons } from "../../content/demo/pipeline";
import { demoDeal } from "../../content/demo-deal";
import { flow, type FlowStep, flowSteps } from "../../content/flow";
import type { Page } from "../../page";
import { ForecastWindow, PipelineWindow } from "../../product/deal-windows";
import { Opening } from "./opening";
import { CallSteps, Step } from "./step";
import { WeekEnd } from "./week-end";

export const genieFlow: Page = {
  place: paths.genieFlow,
  title: flow.title,
  description: flow.description,
  social: flow.social,
  folder: "genie-flow",
  View: () => (
    <>
      <Opening />
      <CallSteps steps={flowSteps.filter(({ picture }) => picture === undefined)} />
      {flowSteps.map((step) => (
        <PicturedStep key={step.id} step={step} />
      ))}
      <WeekEnd />
    </>
  ),
};

function PicturedStep({ step }: { step: FlowStep }): ReactNode {
  const { id, day, time, picture } = step;
  if (picture === undefined) return null;
  return id === "forecast" ? (
    <Step step={step} isBeside>
      <ForecastWindow
        deal={demoDeal}
        reasons={scoreReasons}
        next={nextCategory}
        status={`${day} ${timeOfDay(time)}`}
        text={picture.window}
      />
    </Step>
  ) : (
    <Step step={step}>
      <PipelineWindow text={picture.window} />
    </Step>
  );
}
