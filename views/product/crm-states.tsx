import { Fragment, type ReactNode } from "react";
import {
  CRM_KEY,
  type CrmRecord,
  crmScene,
  type CrmStateId,
  crmStates,
  type Heard,
} from "../content/crm-scene";
import { SegmentedControl } from "../ui/segmented-control";
import { DealRecord, InState, PerState, STACK } from "./record";
import { product } from "../content/product";
import { Detection, SayAskCard } from "./call-line";
import { NextSteps } from "./email-draft";
import { ScoreChange } from "./score";

/** The color of each state's dot, the same as that of the record's fields in that state. */
const DOTS = { without: "bg-decoration", during: "bg-gold", after: "bg-teal" } as const;

type StatesProps = {
  state?: CrmStateId;
  /** Shown beside the control. */
  actions?: ReactNode;
  className?: string;
};

/**
 * The customer's window without Genie, during a call, and after it, with Genie's panel over it. Radio buttons or the query
 * (`?crm=after`) select the state, and the `crm-*` variants show it, so no script is needed. On wide screens, space is
 * reserved for the largest state to avoid layout shift. Use at most one per page.
 */
export function CrmStates(props: StatesProps & { legend: string; children: ReactNode }): ReactNode {
  const { legend, state = "during", actions, className = "", children } = props;
  return (
    <figure id={CRM_KEY} className="crm-scene" aria-label={legend}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        {actions}
        <SegmentedControl
          className="flex max-sm:w-full"
          legend={legend}
          name={CRM_KEY}
          chosen={state}
          options={crmStates.map(({ id, name, more }) => ({
            value: id,
            label: (
              <>
                <i className={`size-2 shrink-0 rounded-pill ${DOTS[id]}`} />
                <span>
                  {name}
                  {more && <span className="max-lg:hidden"> {more}</span>}
                </span>
              </>
            ),
          }))}
        />
        {/* With script, the choice is in the address. */}
        <noscript className="flex gap-3">
          Link to
          {crmStates.map(({ id, name }) => (
            <Fragment key={id}>
              <a className="underline" href={`?${CRM_KEY}=${id}#${CRM_KEY}`}>
                {name}
              </a>{" "}
            </Fragment>
          ))}
        </noscript>
      </div>
      <div className={`md:grid md:grid-cols-[8fr_5fr] md:items-center ${className}`.trim()}>
        {children}
      </div>
    </figure>
  );
}

/** A deal's record in the customer's CRM. With a `panel` in place of what Genie shows, the record is brief. */
export function RecordStates(
  props: StatesProps & { record: CrmRecord; panel?: ReactNode },
): ReactNode {
  const { record, panel, ...rest } = props;
  return (
    <CrmStates {...rest} legend={crmScene.legend(record.deal)}>
      <DealRecord record={record} isBrief={panel !== undefined} />
      <GeniePanel record={record} className="-mt-12 md:mt-8 md:-mb-3">
        {panel}
      </GeniePanel>
    </CrmStates>
  );
}

const { genie } = crmScene;

/**
 * Genie's dark panel over the customer's window: what it heard, and after the call the deal's score and what to do next.
 * `at` shows only the moment at that second. `children` replace all of it.
 */
export function GeniePanel(props: {
  record: CrmRecord;
  at?: number;
  className: string;
  children?: ReactNode;
}): ReactNode {
  const { record, at, className, children } = props;
  const heard = record.heard.filter((one) => at === undefined || one.at === at);
  return (
    <div
      className={`relative z-2 mx-3 flex flex-col rounded-window border border-hairline-strong border-t-teal bg-surface-1 text-small text-body crm-without:border-dashed crm-without:border-t-hairline-strong md:mx-0 md:-ml-16 md:self-stretch ${className}`}
    >
      <div className="flex h-11 items-center gap-3 border-b border-hairline px-4">
        <div className={`${STACK} flex-1 font-bold text-ink`}>
          <InState when="without">{genie.off}</InState>
          <InState when="with">{product.genie}</InState>
        </div>
        <PerState texts={genie.status} />
      </div>
      <div className={`${STACK} flex-1 p-4`} data-scene="">
        {children ?? (
          <>
            <InState when="without" className="flex flex-col">
              <Moments heard={heard} record={record} />
            </InState>
            <InState when="during" className="flex flex-col">
              <Moments heard={heard} record={record} isHeard />
            </InState>
            <InState when="after">
              <Result record={record} />
            </InState>
          </>
        )}
      </div>
    </div>
  );
}

/** The moments of the call, either captured by Genie or lost. */
function Moments(props: {
  heard: readonly Heard[];
  record: CrmRecord;
  isHeard?: boolean;
}): ReactNode {
  const { heard, record, isHeard = false } = props;
  const { deal } = record;
  return (
    <>
      <ol className="mb-4 grid flex-1 content-evenly gap-3 reveal-items">
        {heard.map(({ at, found, card }) => (
          <li key={at}>
            <Detection
              at={at}
              found={isHeard ? found : { ...found, confidence: undefined }}
              className={isHeard ? "" : "[&_b]:font-normal [&_b]:text-body"}
            />
            {card &&
              (isHeard ? (
                <SayAskCard
                  say={heard.length === 1 && card.say}
                  ask={card.ask}
                  className="mt-3 gap-2 rounded-small bg-teal/10 p-3 text-base leading-6 [--at:1.2s] reveal"
                />
              ) : (
                <p className="mt-3 rounded-small border border-dashed border-hairline-strong p-3 text-base leading-6">
                  {genie.noAnswer(deal)}
                </p>
              ))}
          </li>
        ))}
      </ol>
      <p className={`border-t border-hairline pt-3 ${isHeard ? "text-gold" : "text-base"}`}>
        {isHeard
          ? genie.pending(deal)
          : (heard.length === 1 && record.fromMemory) || genie.forgotten(deal)}
      </p>
    </>
  );
}

/** The deal's score, what to do next and the email. */
function Result({ record }: { record: CrmRecord }): ReactNode {
  const { score, nextSteps, followUp } = record.deal;
  return (
    <>
      <div className="mb-4 flex items-start justify-between gap-3 border-b border-hairline pb-3">
        <p>
          <b className="block text-base">{product.dealScore}</b>
          {score.reasons.slice(0, -1).join(" · ")}
          <b className="block text-small text-gold">
            {genie.open} {score.reasons.at(-1)}
          </b>
        </p>
        <ScoreChange {...score} className="text-h2" />
      </div>
      <b className="text-base">{genie.steps}</b>
      <NextSteps steps={nextSteps} className="mt-2 grid gap-2" />
      <p className="mt-4 flex justify-between gap-3 border-t border-hairline pt-4">
        <b className="text-base">{genie.mail}</b>
        <span className="text-teal">{genie.mailStatus}</span>
      </p>
      <p className="mt-2 rounded-small on-paper px-3 py-2">
        <b>{followUp.subject}</b>
      </p>
    </>
  );
}
