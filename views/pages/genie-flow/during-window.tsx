import type { ReactNode } from "react";
import { clockTime, scoresBefore, type Section, timeline } from "../../content/demo/call";
import { callMoments } from "../../content/demo/moments";
import { demoDeal } from "../../content/demo-deal";
import type { FlowStep } from "../../content/flow";
import { Bar } from "../../ui/bar";
import { CallTime } from "../../ui/call-time";
import { Window } from "../../ui/window";
import { Pane, PaneHead, Tone } from "../../ui/deal-windows/pane";

const { people, call } = demoDeal;
const names = { Prospect: people.stakeholders[0].name, Rep: people.rep.name };

/** Three lines: the objection, the question in reply, and the buyer's calculation. */
const lines = timeline.filter(({ at }) => at >= callMoments.objection).slice(0, 3);
const card = lines.find((line) => line.card)?.card;
const found = lines.flatMap((line) => line.found ?? []);
const now = lines.at(-1)?.at ?? callMoments.objection;

/** The MEDDIC scores after the last of these lines. */
const scores = Object.entries({
  ...scoresBefore,
  ...Object.assign({}, ...timeline.filter(({ at }) => at <= now).map((line) => line.scores)),
}) as [Section, number][];

/**
 * Repeats the moment once after it has scrolled into view: the objection, its detection, the card, the question, the answer,
 * then the scores. It waits until a third of the window shows, where CSS can tell (`styles/pages/genie-flow.css`).
 */
const PLAYS =
  "not-print:motion-safe:in-data-revealed:animate-[rise_0.4s_var(--ease-out)_var(--at)_backwards_var(--play,running)]";
const WAITS =
  "[animation-timeline:view()] [animation-range:entry_35%_cover_100%] [animation-fill-mode:forwards] supports-[animation-timeline:view()]:[animation-name:day] supports-[animation-timeline:view()]:[--play:paused]";

export function DuringWindow({ step }: { step: FlowStep }): ReactNode {
  return (
    <Window title={call.title} status="Live Call Active" text={step.window} className={WAITS}>
      <div className="text-base text-body md:grid md:grid-cols-2 lg:grid-cols-[10fr_8fr_5fr]">
        <Transcript />
        <Pane className="flex flex-col">
          <PaneHead>{card?.trigger}</PaneHead>
          <div
            className={`grid flex-1 content-evenly gap-3 rounded-card border border-teal/40 bg-teal/10 p-5 [--at:1.3s] ${PLAYS}`}
          >
            <b className="text-h3">{card?.title}</b>
            <p>
              <b className="block text-small text-teal-hover">Say</b> {card?.say}
            </p>
            <p className="text-ink">
              <b className="block text-small text-teal-hover">Ask next</b> {card?.ask}
            </p>
          </div>
        </Pane>
        <Pane className="hidden flex-col lg:flex">
          <PaneHead>MEDDIC so far</PaneHead>
          <div className="grid flex-1 content-between gap-3">
            {scores.map(([section, score]) => (
              <div key={section}>
                <p className="mb-1 flex justify-between gap-2 text-small">
                  <b>{section}</b>
                  <span className={`ml-auto font-bold text-teal tabular-nums [--at:3.4s] ${PLAYS}`}>
                    +{score - scoresBefore[section]}
                  </span>
                  <span className="text-muted tabular-nums">{score}/5</span>
                </p>
                <Bar percent={score * 20} />
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
      {lines.map(({ at, speaker, sentiment, text }) => (
        <p
          key={at}
          className={`mb-4 nth-2:[--at:0.2s] nth-3:[--at:1.9s] nth-4:[--at:2.5s] ${PLAYS}`}
        >
          <span className="flex flex-wrap items-baseline gap-x-3">
            <span className="text-small text-muted tabular-nums">
              <CallTime text={clockTime(at)} />
            </span>
            <b className={`flex-1 ${speaker === "Rep" ? "text-muted" : ""}`}>{names[speaker]}</b>
            <Tone tone={sentiment}>{sentiment}</Tone>
          </span>
          {text}
        </p>
      ))}
      <p className="flex flex-wrap gap-2 text-small">
        {found.map(({ type, value, confidence }) => (
          <span
            key={type}
            className={`rounded-pill bg-surface-3 px-3 py-1 tabular-nums first:[--at:0.8s] last:[--at:3s] ${PLAYS}`}
          >
            {type}: <b>{value}</b> {confidence}%
          </span>
        ))}
      </p>
    </Pane>
  );
}
