import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { timeOfDay } from "../../content/demo/calendar";
import { dayOfCall, nextCategory, scoreReasons } from "../../content/demo/pipeline";
import { demoDeal } from "../../content/demo-deal";
import { flow, type FlowStep, flowSteps } from "../../content/flow";
import type { Page } from "../../page";
import { CalendarWindow, ForecastWindow, PipelineWindow } from "../../product/deal-windows";
import { CallSteps, Step } from "./step";
import { FirstActions } from "../../ui/first-actions";
import { Picture } from "../../product/window";
import { ClaimFigure } from "../../ui/claim-scope";
import { Eyebrow } from "../../ui/eyebrow";
import { Closing } from "../../ui/closing";
import { Lead } from "../../ui/section";
import { Wrap } from "../../ui/wrap";
import { FigureLine } from "../../ui/figure-line";

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

/** Introduces the rep and her day, with her calendar. */
function Opening(): ReactNode {
  return (
    <section className="section bg-wash bg-no-repeat pt-20 pb-section lg:pt-24">
      <Wrap className="grid items-center gap-12 lg:grid-cols-[6fr_5fr] xl:grid-cols-[8fr_9fr] xl:gap-20 min-[1600px]:grid-cols-2">
        <div>
          <Eyebrow>{flow.eyebrow}</Eyebrow>
          <h1 className="text-headline">
            {flow.heading.split(/(?<=\.) /).map((sentence) => (
              <span key={sentence} className="block">
                {sentence}{" "}
              </span>
            ))}
          </h1>
          <Lead className="mt-5">{flow.lead}</Lead>
          <FirstActions className="mt-8 mb-6" />
          <ClaimFigure claim={flow.claim} />
        </div>
        <Picture text={flow.calendar.text} className="mr-4 sm:mr-5 xl:mr-7">
          <CalendarWindow title={flow.calendar.title} appointments={dayOfCall} />
        </Picture>
      </Wrap>
    </section>
  );
}

/** The result of the day, and where to go next. */
function WeekEnd(): ReactNode {
  const { title, claims } = flow.sum;
  return (
    <Closing title={title}>
      <ul className="mt-8 grid gap-6 border-y border-hairline py-6 max-sm:text-left md:grid-cols-2">
        {claims.map((claim) => (
          <FigureLine key={claim.scope} claim={claim} />
        ))}
      </ul>
    </Closing>
  );
}
