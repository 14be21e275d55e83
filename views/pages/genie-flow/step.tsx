import type { ReactNode } from "react";
import { timeOfDay } from "../../content/demo/calendar";
import { demoHref } from "../../content/demo-links";
import { flow, type FlowStep, type StepId } from "../../content/flow";
import { Icon } from "../../ui/icon";
import { Eyebrow } from "../../ui/eyebrow";
import { MoreLink } from "../../ui/more-link";
import { Lead } from "../../ui/section";
import { Wrap } from "../../ui/wrap";

/** The position of the picture on wide screens: full width, or beside the text. */
export type StepLayout = "wide" | "picture-left" | "picture-right";

/**
 * View timelines that tell the stepper which stop is in view (`styles/pages/genie-flow.css`): while it crosses a line 40%
 * from the top of the window.
 */
const TIMELINES: Record<StepId, string> = {
  before: "[view-timeline-name:--before]",
  during: "[view-timeline-name:--during]",
  after: "[view-timeline-name:--after]",
  pipeline: "[view-timeline-name:--pipeline]",
  forecast: "[view-timeline-name:--forecast]",
};

/** A stop of the day: what happens, a picture (`children`), who does what, and a link into the demo. */
export function Step(props: {
  step: FlowStep;
  layout: StepLayout;
  children: ReactNode;
}): ReactNode {
  const { step, layout, children } = props;
  return (
    <section
      data-stop
      id={step.id}
      className={`section -scroll-mt-8 border-b border-hairline py-16 lg:-scroll-mt-12 lg:py-20 [view-timeline-inset:40%_60%] ${TIMELINES[step.id]}`}
    >
      <Wrap>
        {layout === "wide" ? (
          <WideStep step={step}>{children}</WideStep>
        ) : (
          <SplitStep step={step} layout={layout}>
            {children}
          </SplitStep>
        )}
      </Wrap>
    </section>
  );
}

function WideStep({ step, children }: { step: FlowStep; children: ReactNode }): ReactNode {
  return (
    <>
      <div className="lg:grid lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-16">
        <div>
          <Heading step={step} />
        </div>
        <Lead className="mt-5">{step.text}</Lead>
      </div>
      <div className="my-10 lg:my-12">{children}</div>
      <GenieDoes step={step} className="sm:grid-cols-[1fr_auto] sm:items-end sm:gap-x-8" />
    </>
  );
}

function SplitStep(props: { step: FlowStep; layout: StepLayout; children: ReactNode }): ReactNode {
  const { step, layout, children } = props;
  const isLeft = layout === "picture-left";
  const side = isLeft ? "lg:col-start-2" : "";
  return (
    <div
      className={`grid gap-10 lg:gap-x-16 lg:gap-y-8 ${isLeft ? "lg:grid-cols-[7fr_4fr]" : "lg:grid-cols-[4fr_7fr]"}`}
    >
      <div className={`lg:self-end ${side}`}>
        <Heading step={step} />
        <Lead className="mt-5">{step.text}</Lead>
      </div>
      <div
        className={`lg:row-span-2 lg:self-center ${isLeft ? "lg:col-start-1 lg:row-start-1" : ""}`}
      >
        {children}
      </div>
      <GenieDoes step={step} className={`content-start ${side}`} />
    </div>
  );
}

function Heading({ step }: { step: FlowStep }): ReactNode {
  return (
    <>
      <Eyebrow className="mb-4 tabular-nums">
        {step.day}, <time dateTime={step.time}>{timeOfDay(step.time)}</time>
      </Eyebrow>
      <h2>{step.title}</h2>
    </>
  );
}

/** What Genie does, except on phones, and the link into the demo. */
function GenieDoes({ step, className }: { step: FlowStep; className: string }): ReactNode {
  return (
    <div className={`grid gap-4 ${className}`}>
      <div className="border-l-2 border-teal pl-5 max-sm:hidden">
        <h3 className="flex items-center gap-2 text-base">
          <span className="text-teal">
            <Icon name="spark" />
          </span>
          {flow.genie}
        </h3>
        <p className="max-w-measure text-ink">{step.genie}</p>
      </div>
      <MoreLink className="justify-self-start" href={demoHref(step.link.target)}>
        {step.link.label}
      </MoreLink>
    </div>
  );
}
