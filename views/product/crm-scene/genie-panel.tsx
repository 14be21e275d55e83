import type { ReactNode } from "react";
import { crmHeard, crmScene, crmStates } from "../../content/crm-scene";
import { clockTime } from "../../content/demo/call";
import { SayAskCard } from "../say-ask-card";
import { CallTime } from "../../ui/call-time";
import { InState, STACK } from "./in-state";

const { genie } = crmScene;

/** What Genie's panel shows over a customer's window, and its place there. */
export type PanelProps = {
  className: string;
  /** The second of the call whose moment it shows; otherwise it shows all. */
  at?: number;
  /** After the call. */
  result: ReactNode;
  /** Whether the result shows in every state, instead of the moments. */
  isResultAlways?: boolean;
};

/** Genie's dark panel over the customer's window. */
export function GeniePanel({
  className,
  at,
  result,
  isResultAlways = false,
}: PanelProps): ReactNode {
  return (
    <div
      className={`relative z-2 mx-3 rounded-window border border-hairline-strong border-t-teal crm-without:border-dashed crm-without:border-t-hairline-strong flex flex-col bg-surface-1 text-small text-body md:mx-0 md:-ml-16 md:self-stretch ${className}`}
    >
      <div className="flex h-11 items-center gap-2 border-b border-hairline px-4">
        <div className={`${STACK} flex-1`}>
          <InState when="without" className="font-bold">
            {genie.off}
          </InState>
          <InState when="with">
            <b>{genie.name}</b>
          </InState>
        </div>
        <div className={`${STACK} justify-items-end`}>
          {crmStates.map(({ id }) => (
            <InState key={id} when={id} className={id === "without" ? "text-muted" : "text-teal"}>
              {genie.status[id]}
            </InState>
          ))}
        </div>
      </div>
      <div className={`${STACK} flex-1 p-4`} data-scene="">
        {isResultAlways ? (
          result
        ) : (
          <>
            <InState when="without" className="flex flex-col">
              <Moments at={at} />
            </InState>
            <InState when="during" className="flex flex-col">
              <Moments at={at} isHeard />
            </InState>
            <InState when="after">{result}</InState>
          </>
        )}
      </div>
    </div>
  );
}

/** The moments of the call, or the one at a second of it, either captured by Genie or lost. */
function Moments(props: { at?: number | undefined; isHeard?: boolean }): ReactNode {
  const { at: only, isHeard = false } = props;
  const moments = crmHeard.filter(({ at }) => only === undefined || at === only);
  return (
    <>
      <ol className="mb-4 grid gap-3">
        {moments.map(({ at, found, say, ask }) => (
          <li key={at} className="grid grid-cols-[auto_1fr_auto] gap-x-3">
            <CallTime text={clockTime(at)} />
            <p>
              <span className="text-muted">{found.type}</span>
              {isHeard ? (
                <b className="block">{found.value}</b>
              ) : (
                <span className="block">{found.value}</span>
              )}
            </p>
            {isHeard && <span className="tabular-nums">{found.confidence}%</span>}
            {ask && isHeard && (
              <SayAskCard
                say={at === only && say}
                ask={ask}
                className="col-span-full mt-3 gap-2 rounded-small bg-teal/10 p-3 text-base leading-6"
              />
            )}
            {ask && !isHeard && (
              <p className="col-span-full mt-3 rounded-small border border-dashed border-hairline-strong p-3 text-base leading-6">
                {genie.noAnswer}
              </p>
            )}
          </li>
        ))}
      </ol>
      <p
        className={`mt-auto border-t border-hairline pt-3 ${isHeard ? "text-gold" : "text-base"} ${isHeard && only ? "xl:hidden" : ""}`.trim()}
      >
        {isHeard ? genie.pending : only === undefined ? genie.forgotten : <Note />}
      </p>
    </>
  );
}

/** What the rep types days later. */
function Note(): ReactNode {
  const { title, text } = crmScene.notes.without;
  return (
    <>
      <b className="block">{title}</b>
      {text}
    </>
  );
}
