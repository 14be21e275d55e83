import type { ReactNode } from "react";
import { type CrmField, crmFields, crmScene, crmStates } from "../../content/crm-scene";
import { clockTime } from "../../content/demo/call";
import { stages } from "../../content/demo/after-call";
import { demoDeal } from "../../content/demo-deal";
import { playFromHref } from "../../content/demo/moments";
import { CallTime } from "../../ui/call-time";
import { Icon } from "../../ui/icon";
import { AfterCall } from "./after-call";
import { InState, STACK } from "./in-state";
import { Summary } from "./summary";

/** The customer's own CRM, light and plain to contrast with Genie. */
function Record(): ReactNode {
  return (
    <div className="rounded-window border border-paper-line bg-paper p-3 pb-16 text-small text-paper-body shadow-window md:p-5 md:pr-22 lg:p-6 lg:pr-22">
      <div className="flex flex-wrap items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-small bg-paper-2 font-black text-paper-ink">
          HF
        </span>
        <p className="flex-1 leading-5">
          <b className="mr-2 text-base leading-6 text-paper-ink">{crmScene.account}</b>
          {demoDeal.label}
          <br />
          {crmScene.deal}
        </p>
        <Status />
      </div>
      <StagePath />
      <dl className="mt-4 grid gap-2 lg:grid-cols-2">
        {crmFields.map((field) => (
          <Field key={field.field} {...field} />
        ))}
      </dl>
      <Notes />
    </div>
  );
}

/** The CRM record, for `CrmScene`. */
export const recordWindow = {
  legend: crmScene.legend,
  view: <Record />,
  panel: {
    className: "-mt-12 md:mt-8 md:-mb-3",
    result: <AfterCall />,
  },
};

function Status(): ReactNode {
  return (
    <div className={`${STACK} font-bold text-paper-ink max-lg:basis-full lg:justify-items-end`}>
      {crmStates.map(({ id }) => (
        <InState key={id} when={id} className="flex items-center gap-1.5">
          {id === "after" && <Icon name="check" />}
          {crmScene.status[id]}
        </InState>
      ))}
    </div>
  );
}

/** The deal's stage in the pipeline. Hidden from screen readers, because a field below states it as well. */
function StagePath(): ReactNode {
  const open = stages.slice(0, 4);
  return (
    <div className="mt-4 grid grid-cols-4 gap-1 max-lg:hidden" aria-hidden="true">
      {open.map(({ id, name }, index) => (
        <span
          key={id}
          className={`border-t-4 pt-1 transition-colors duration-medium ${
            index < 2
              ? "border-paper-body"
              : index === 2
                ? "border-paper-line crm-during:border-gold crm-after:border-paper-teal"
                : "border-paper-line"
          }`}
        >
          {name}
        </span>
      ))}
    </div>
  );
}

function Field({ field, from, to, stale, at }: CrmField): ReactNode {
  const time = clockTime(at);
  return (
    <div className="flex items-center gap-x-2 rounded-small border-l-4 border-paper-line bg-paper-2 px-3 py-1.5 transition-colors duration-medium crm-during:border-gold crm-during:bg-gold/25 crm-after:border-paper-teal crm-after:bg-teal/20 lg:block lg:py-2">
      <dt className="w-18 shrink-0 leading-6 lg:float-left lg:w-auto">{field}</dt>
      <dd className="order-last ml-auto lg:float-right">
        <div className={`${STACK} justify-items-end`}>
          <InState when="without">{stale}</InState>
          <InState when="with">
            <a
              className="flex min-h-6 items-center gap-1 font-bold text-paper-ink underline underline-offset-4"
              href={playFromHref(at)}
              aria-label={crmScene.play(time)}
            >
              <CallTime text={time} />
            </a>
          </InState>
        </div>
      </dd>
      <dd className={`${STACK} clear-both text-base leading-6 text-paper-ink`}>
        <InState when="without" className="text-paper-body">
          {from}
        </InState>
        <InState when="with" className="font-bold">
          {to}
        </InState>
      </dd>
    </div>
  );
}

/** Larger than the summary's text, so that the quote fills the space reserved for the summary. */
const QUOTE = "mt-1 max-w-120 md:text-lead";

function Notes(): ReactNode {
  const { without, during } = crmScene.notes;
  return (
    <div className={`${STACK} mt-4 max-md:hidden`}>
      <InState when="without">
        <b className="text-paper-ink">{without.title}</b>
        <p className={QUOTE}>{without.text}</p>
      </InState>
      <InState when="during">
        <b className="text-paper-ink">{during.title}</b>
        <p className={QUOTE}>{during.text}</p>
      </InState>
      <InState when="after">
        <Summary last={2} />
      </InState>
    </div>
  );
}
