import type { ReactNode } from "react";
import { clockTime, scoresBefore, type Section, timeline } from "../../content/demo/call";
import { callMoments } from "../../content/demo/moments";
import { demoDeal } from "../../content/demo-deal";
import type { FlowStep } from "../../content/flow";
import { Bar } from "../../ui/bar";
import { Window } from "../../ui/window";
import { CallTime } from "../../ui/call-time";

const { people, call } = demoDeal;
const names = { Prospect: people.stakeholders[0].name, Rep: people.rep.name };

/** The objection, the question that answers it, and the buyer's own sum. */
const lines = timeline.filter(({ at }) => at >= callMoments.objection).slice(0, 3);
const card = lines.find((line) => line.card)?.card;
const found = lines.flatMap((line) => line.found ?? []);
const now = lines.at(-1)?.at ?? callMoments.objection;

/** The MEDDIC scores as all lines until now have left them. */
const scores: Record<Section, number> = Object.assign(
  {},
  scoresBefore,
  ...timeline.filter(({ at }) => at <= now).map((line) => line.scores),
);

export function DuringWindow({ step }: { step: FlowStep }): ReactNode {
  return (
    <Window className="live" title={call.title} status="Live Call Active" text={step.window}>
      <div className="panes">
        <div className="pane lines">
          <div className="pane-head">
            Transcript <CallTime text={clockTime(now)} />
          </div>
          {lines.map(({ at, speaker, sentiment, text }) => (
            <p key={at} data-speaker={speaker}>
              <CallTime text={clockTime(at)} />
              <b>{names[speaker]}</b>
              <em data-tone={sentiment}>{sentiment}</em>
              <span>{text}</span>
            </p>
          ))}
          <p className="chips">
            {found.map(({ type, value, confidence }) => (
              <em key={type} className="pill">
                {type}: <b>{value}</b> {confidence}%
              </em>
            ))}
          </p>
        </div>
        <div className="pane">
          <div className="pane-head">{card?.trigger}</div>
          <div className="hint">
            <div className="card-title">{card?.title}</div>
            <p>
              <b>Say</b> {card?.say}
            </p>
            <p>
              <b>Ask next</b> {card?.ask}
            </p>
          </div>
        </div>
        <div className="pane criteria">
          <div className="pane-head">MEDDIC so far</div>
          {Object.entries(scores).map(([section, score]) => (
            <p key={section}>
              <b>{section}</b>
              <i>{score}/5</i>
              <Bar percent={score * 20} />
            </p>
          ))}
        </div>
      </div>
    </Window>
  );
}
