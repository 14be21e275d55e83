import type { ReactNode } from "react";
import { timeOfDay } from "../../content/demo/calendar";
import { demoHref } from "../../content/demo-links";
import { flow, type FlowStep } from "../../content/flow";
import { Eyebrow } from "../../ui/eyebrow";
import { Icon } from "../../ui/icon";
import { MoreLink } from "../../ui/more-link";
import { Beside, Lead, Section } from "../../ui/section";
import { SectionHead } from "../../ui/section-head";

/** The stops around the call, without pictures: each links to its part of the demo. */
export function CallSteps({ steps }: { steps: readonly FlowStep[] }): ReactNode {
  return (
    <Section className="border-t border-hairline bg-surface-1">
      <ol className="grid gap-x-8 gap-y-6 md:grid-cols-3 print:grid-cols-3">
        {steps.map((step) => (
          <li key={step.id} id={step.id} data-stop className="flex flex-col break-inside-avoid">
            <Heading step={step} className="text-h3" />
            <p className="mt-3 max-w-measure">{step.text}</p>
            <StepLink step={step} className="mt-auto" />
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** A stop with a picture (`children`), on wide screens below the text or beside it. */
export function Step(props: {
  step: FlowStep;
  isBeside?: boolean;
  children: ReactNode;
}): ReactNode {
  const { step, isBeside, children } = props;
  return (
    <Section id={step.id} className="border-t border-hairline">
      <div data-stop>
        {isBeside ? (
          <Beside>
            <div className="grid gap-4">
              <Heading step={step} />
              <Lead>{step.text}</Lead>
              <GenieDoes step={step} />
            </div>
            {children}
          </Beside>
        ) : (
          <>
            <SectionHead lead={step.text}>
              <Heading step={step} />
            </SectionHead>
            <div className="mb-8">{children}</div>
            <GenieDoes step={step} />
          </>
        )}
      </div>
    </Section>
  );
}

function Heading({ step, className }: { step: FlowStep; className?: string }): ReactNode {
  return (
    <div>
      <Eyebrow className="mb-3 tabular-nums">
        {step.day}, <time dateTime={step.time}>{timeOfDay(step.time)}</time>
      </Eyebrow>
      <h2 className={className}>{step.title}</h2>
    </div>
  );
}

/** What Genie does, except on phones, and the link into the demo. */
function GenieDoes({ step }: { step: FlowStep }): ReactNode {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="border-l-2 border-teal pl-5 max-sm:hidden">
        <h3 className="flex items-center gap-2 text-base">
          <span className="text-teal">
            <Icon name="spark" />
          </span>
          {flow.genie}
        </h3>
        <p className="max-w-measure">{step.picture?.genie}</p>
      </div>
      <StepLink step={step} />
    </div>
  );
}

function StepLink({
  step: { link },
  className,
}: {
  step: FlowStep;
  className?: string;
}): ReactNode {
  return (
    <MoreLink className={className} href={demoHref(link.target)}>
      {link.label}
    </MoreLink>
  );
}
