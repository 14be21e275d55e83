import type { ReactNode } from "react";
import { crmHeard, crmScene, crmStates, crmUpdates } from "../../content/crm-scene";
import { CALL_SECONDS, clockTime } from "../../content/demo/call";
import { demoDeal } from "../../content/demo-deal";
import { CallTime } from "../call-time";
import { InState, STACK } from "./in-state";

const { genie, mail } = crmScene;

/**
 * Genie's dark panel over the customer's window. In the state `without`, it shows what gets lost, or `note`. `at` is the
 * second of the call that a window shows in place of the record, whose changes the panel then lists after the call.
 */
export function GeniePanel(props: { at: number | undefined; note: ReactNode }): ReactNode {
  const { at, note } = props;
  const until = at ?? CALL_SECONDS;
  return (
    <div
      className={`relative z-2 mx-3 -mt-12 rounded-window border border-hairline-strong bg-surface-1 border-t-teal text-small text-body crm-without:border-dashed crm-without:border-t-hairline-strong md:mx-0 md:-ml-16 md:self-stretch ${at === undefined ? "md:mt-8 md:-mb-3" : "md:mt-0"}`}
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
      <div className={`${STACK} p-4`} data-scene="">
        {note ?? (
          <InState when="without">
            <Moments until={until} />
          </InState>
        )}
        <InState when="during">
          <Moments until={until} isHeard />
        </InState>
        <InState when="after">
          <AfterCall>{at === undefined ? <Score /> : <Updates />}</AfterCall>
        </InState>
      </div>
    </div>
  );
}

/** The moments of the call so far, either captured by Genie or lost. */
function Moments(props: { until: number; isHeard?: boolean }): ReactNode {
  const { until, isHeard = false } = props;
  const moments = crmHeard.filter(({ at }) => at <= until);
  return (
    <>
      <ol className="grid gap-3">
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
            {ask && <Ask say={at === until ? say : undefined} ask={isHeard ? ask : undefined} />}
          </li>
        ))}
      </ol>
      <p className={`mt-4 border-t border-hairline pt-3 ${isHeard ? "text-gold" : ""}`}>
        {isHeard ? genie.pending : genie.forgotten}
      </p>
    </>
  );
}

/** The card, with what to say if it is the newest, or that there is none. */
function Ask({ say, ask }: Record<"say" | "ask", string | undefined>): ReactNode {
  const look = ask ? "border-teal/40 bg-teal/10 text-ink" : "border-dashed border-hairline-strong";
  return (
    <p className={`col-span-full mt-3 rounded-small border p-3 text-base leading-6 ${look}`}>
      {ask && say && (
        <span className="mb-2 block">
          <b className="block text-small text-teal-hover">{genie.say}</b>
          {say}
        </span>
      )}
      {ask && <b className="block text-small text-teal-hover">{genie.ask}</b>}
      {ask ?? genie.noAnswer}
    </p>
  );
}

function AfterCall({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-3 border-b border-hairline pb-4">
        {children}
      </div>
      <b className="text-base">{genie.steps}</b>
      <ul className="mt-2 grid gap-2">
        {demoDeal.nextSteps.map(({ task, due }) => (
          <li key={task} className="flex gap-3">
            <b className="w-10">{due}</b>
            {task}
          </li>
        ))}
      </ul>
      <p className="mt-4 flex justify-between gap-3 border-t border-hairline pt-4">
        <b className="text-base">{genie.mail}</b>
        <span className="text-teal">{genie.mailStatus}</span>
      </p>
      <p className="mt-2 rounded-small bg-paper px-3 py-2 font-bold text-paper-ink">{mail}</p>
    </>
  );
}

function Score(): ReactNode {
  const { before, value, reasons } = demoDeal.score;
  const [champion, proof, open] = reasons;
  return (
    <>
      <b className="text-base">{genie.score}</b>
      <p className="text-h1 tabular-nums">
        <span className="text-muted">{before} →</span> <b>{value}</b>
      </p>
      <p className="basis-full">
        {champion} · {proof}
        <b className="block text-gold">
          {genie.open} {open}
        </b>
      </p>
    </>
  );
}

/** What was written to the CRM, where no record shows it. */
function Updates(): ReactNode {
  return (
    <>
      <b className="text-base">{genie.updates}</b>
      <span className="text-teal">{crmScene.status.after}</span>
      {crmUpdates.map(({ name, after }) => (
        <p key={name} className="flex basis-full justify-between gap-x-3">
          {name} <b className="text-ink">{after}</b>
        </p>
      ))}
    </>
  );
}
