import type { ReactNode } from "react";
import {
  clockTime,
  type Score,
  scoresBefore,
  type Section,
  timeline,
} from "../../content/demo/call";
import { callMoments } from "../../content/demo/moments";
import { demoDeal } from "../../content/demo-deal";
import type { FlowStep } from "../../content/flow";
import { snapshotAfter } from "../../islands/call/panes/call-snapshot";
import { CallLine } from "../../product/call-line";
import { SayAskCard } from "../../product/say-ask-card";
import { Segments } from "../../product/scorecard";
import { CallTime } from "../../ui/call-time";
import { Window } from "../../ui/window";
import { Pane, PaneHead } from "../../product/deal-windows/pane";
import { REVEAL } from "../../ui/reveal";

const { people, call } = demoDeal;
const names = { Prospect: people.stakeholders[0].name, Rep: people.rep.name };

/** Three lines: the objection, the question in reply, and the buyer's calculation. */
const lines = timeline.filter(({ at }) => at >= callMoments.objection).slice(0, 3);
const card = lines.find((line) => line.card)?.card;
const now = lines.at(-1)?.at ?? callMoments.objection;

/** The MEDDIC scores after the last of these lines. */
const scores = Object.entries(
  snapshotAfter(timeline.filter(({ at }) => at <= now).length).scores,
) as [Section, Score][];

/**
 * Repeats the moment once after it has scrolled into view: the objection, its detection, the card, the question, the answer,
 * then the scores. It waits until a third of the window shows (`REVEAL`). Phones show it complete, as it is taller than they
 * are.
 */
const PLAYS =
  "md:not-print:motion-safe:in-data-revealed:animate-[rise_0.4s_var(--ease-out)_var(--at)_backwards_var(--play,running)]";
const UNDERLINES =
  "md:not-print:motion-safe:in-data-revealed:after:animate-[land_0.6s_var(--at)_backwards_var(--play,running)]";

export function DuringWindow({ step }: { step: FlowStep }): ReactNode {
  return (
    <Window title={call.title} status="Live Call Active" text={step.window} className={REVEAL}>
      <div className="text-base text-body md:grid md:grid-cols-2 lg:grid-cols-[10fr_8fr_5fr]">
        <Transcript />
        <Pane className="flex flex-col">
          <PaneHead>{card?.trigger}</PaneHead>
          <SayAskCard
            head={<b className="text-h3 text-balance">{card?.title}</b>}
            say={card?.say}
            ask={card?.ask}
            className={`flex-1 content-evenly gap-3 rounded-card bg-teal/10 p-5 [--at:1.3s] ${PLAYS}`}
          />
        </Pane>
        <Pane className="hidden flex-col lg:flex">
          <PaneHead>MEDDIC, change on this call</PaneHead>
          <div className="grid flex-1 content-between gap-2.5">
            {scores.map(([section, score]) => (
              <div key={section}>
                <b className="block text-small/4.5">{section}</b>
                <p className="flex items-center gap-3 text-small/4.5 tabular-nums">
                  <Segments score={score} />
                  <span className="text-muted">{score}/5</span>
                  <span className={`ml-auto font-bold text-teal [--at:3.4s] ${PLAYS}`}>
                    +{score - scoresBefore[section]}
                  </span>
                </p>
              </div>
            ))}
          </div>
        </Pane>
      </div>
    </Window>
  );
}

function Transcript(): ReactNode {
  return (
    <Pane className="on-paper">
      <PaneHead>
        Transcript{" "}
        <span>
          <CallTime text={clockTime(now)} /> into the call
        </span>
      </PaneHead>
      {lines.map((line) => (
        <div
          key={line.at}
          className={`mb-4 last:mb-0 nth-2:[--at:0.2s] nth-3:[--at:1.9s] nth-4:[--at:2.5s] ${PLAYS}`}
        >
          <CallLine
            line={line}
            name={names[line.speaker]}
            heardClassName={`relative font-bold whitespace-nowrap text-ink after:absolute after:inset-x-0 after:-bottom-0.5 after:h-0.5 after:bg-gold after:[--at:0.7s] ${UNDERLINES}`}
            foundClassName={`${line.cue ? "[--at:1.1s]" : "[--at:3s]"} ${PLAYS}`}
          />
        </div>
      ))}
    </Pane>
  );
}
