import type { ReactNode } from "react";
import { type CrmRecord, crmScene, type Heard } from "../content/crm-scene";
import { product } from "../content/product";
import { Detection } from "./call-line";
import { InState, PerState, STACK } from "./in-state";
import { NextSteps } from "./next-steps";
import { SayAskCard } from "./say-ask-card";
import { ScoreChange } from "./score";

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
      <div className="flex h-11 items-center border-b border-hairline px-4">
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
      <ol className="mb-4 grid gap-3 reveal-items">
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
      <p className={`mt-auto border-t border-hairline pt-3 ${isHeard ? "text-gold" : "text-base"}`}>
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
          <b className="block text-gold">
            {genie.open} {score.reasons.at(-1)}
          </b>
        </p>
        <ScoreChange {...score} className="text-h2 whitespace-nowrap" />
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
