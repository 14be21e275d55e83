import type { ReactNode } from "react";
import { demoDeal } from "../content/demo-deal";
import { Bar } from "../ui/bar";
import { Icon } from "../ui/icon";
import { Window } from "../ui/window";
import { CallTimeline } from "./call-timeline";
import { CallTime } from "../ui/call-time";

const { account, people, call, transcript, detections, battleCard, nextSteps } = demoDeal;

/** The Co-Pilot after a call: what was said, what it showed the rep, what is ready for approval. */
export function CallWindow({ text }: { text: string }): ReactNode {
  return (
    <Window className="call" title={call.title} status={call.status} text={text}>
      <div className="panes">
        <Transcript />
        <LiveHelp />
        <AfterCall />
      </div>
      <CallTimeline />
    </Window>
  );
}

const names = { Prospect: people.stakeholders[0].name, Rep: people.rep.name };

function Transcript(): ReactNode {
  return (
    <div className="pane lines">
      <div className="pane-head">Transcript</div>
      {transcript.map((line) => (
        <p
          key={line.timestamp}
          data-speaker={line.speaker}
          data-heard={line.timestamp === battleCard.timestamp || undefined}
        >
          <CallTime text={line.timestamp} />
          <b>{names[line.speaker]}</b>
          <em data-tone={line.sentiment}>{line.sentiment}</em>
          <span>{line.text}</span>
        </p>
      ))}
    </div>
  );
}

function LiveHelp(): ReactNode {
  return (
    <div className="pane">
      <div className="pane-head">
        {battleCard.trigger} <CallTime text={battleCard.timestamp} />
      </div>
      <div className="battle">
        <div className="card-title">{battleCard.title}</div>
        <p>
          <b>Say</b> {battleCard.say}
        </p>
        <p>
          <b>Ask next</b> {battleCard.ask}
        </p>
      </div>
      <div className="pane-head">Detected</div>
      {detections.map((found) => (
        <p key={found.type} className="found">
          <span>{found.type}</span>
          <b>{found.value}</b>
          <i>{found.confidence}%</i>
          <Bar percent={found.confidence} />
        </p>
      ))}
    </div>
  );
}

function AfterCall(): ReactNode {
  return (
    <div className="pane">
      <div className="pane-head">Next steps</div>
      {nextSteps.map((step) => (
        <p key={step.task} className="step">
          <b>{step.task}</b>
          <span>{step.due}</span>
          <em data-tone={step.priority}>{step.priority}</em>
        </p>
      ))}
      <div className="pane-head">Ready for the CRM</div>
      <p className="stage">
        {account.stage.before} <Icon name="arrow" /> <b>{account.stage.after}</b>
      </p>
      <p className="ready">
        <Icon name="check" /> Summary and follow-up drafted
      </p>
      <p className="ready">
        <Icon name="check" /> {demoDeal.fieldChanges.length} fields wait for approval
      </p>
    </div>
  );
}
