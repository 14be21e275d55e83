import type { ReactNode } from "react";
import { CALL_SECONDS, clockTime } from "../../content/demo/call";
import { lineAt } from "../../content/demo/lines";
import { callMoments } from "../../content/demo/moments";
import { demoDeal } from "../../content/demo-deal";
import { HeardText } from "../../product/heard-text";
import { SayAskCard } from "../../product/say-ask-card";
import { CallTime } from "../../ui/call-time";
import { Waveform } from "../../ui/waveform";
import { RISES } from "./card-motion";

const [ciso] = demoDeal.people.stakeholders;

/** The buyer at an objection, with Genie's card at once.  */
export function Coaching(): ReactNode {
  const { text, found, card } = lineAt(callMoments.objection);
  return (
    <div className="flex h-full flex-col justify-evenly p-4 md:px-6 lg:px-8">
      <p className="flex justify-between">
        {ciso.name}
        <CallTime text={clockTime(callMoments.objection)} />
      </p>
      <Waveform
        className="h-12 w-full stroke-1 text-field max-lg:hidden"
        played={callMoments.objection / CALL_SECONDS}
      />
      <p className="my-2 text-h4 text-ink md:my-0 lg:text-h3">
        “<HeardText text={text} words={demoDeal.objection.words} />”
      </p>
      <SayAskCard
        say={card?.say}
        ask={card?.ask}
        className={`gap-1 rounded-card bg-surface-1 px-4 py-3 shadow-on-paper [--at:0.5s] lg:px-6 lg:py-4 lg:text-lead ${RISES}`}
        labelClassName=""
        head={
          <p className="flex justify-between">
            <b>{card?.trigger}</b>
            <span className="text-muted">{found?.[0]?.confidence}%</span>
          </p>
        }
      />
    </div>
  );
}

/** What Genie recognizes in the buyer's words. */
export function Glossary(): ReactNode {
  const { text, found: [found] = [] } = lineAt(callMoments.pain);
  return (
    <div className="flex h-full flex-col bg-paper p-4 md:p-6">
      <p className="my-auto text-lead text-paper-ink md:text-h2">
        “<HeardText text={text} words="nine hundred alerts" />”
      </p>
      <p
        className={`mt-3 flex gap-3 rounded-card border border-teal/40 bg-surface-1 px-4 py-2 shadow-on-paper [--at:0.5s] lg:text-lead ${RISES}`}
      >
        <CallTime text={clockTime(callMoments.pain)} />
        <span className="flex-1">
          {found?.type} <b>{found?.value}</b>
        </span>
        {found?.confidence}%
      </p>
    </div>
  );
}
