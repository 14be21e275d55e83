import type { ReactNode } from "react";
import {
  callNotes,
  crmUpdates,
  type CrmUpdate,
  followUpMail,
  newContact,
} from "../../content/demo/after-call";
import { closeout } from "../../content/demo/closeout";
import { demoDeal } from "../../content/demo-deal";
import type { FlowStep } from "../../content/flow";
import { Icon } from "../../ui/icon";
import { Window } from "../../ui/window";

const { account, people, followUp, nextSteps } = demoDeal;
const { opening, promised, ending } = followUpMail.sent;

const results: Record<CrmUpdate, string> = {
  notes: `${callNotes.length} lines from the transcript`,
  stage: `${account.stage.before} to ${account.stage.after}`,
  contacts: `${newContact.name}, ${newContact.part.toLowerCase()}`,
  nextSteps: `${nextSteps.length} with owner and date`,
  followUp: `Sent to ${people.stakeholders[0].name}`,
};

/** What was approved, minute by minute, and the mail that went out. */
export function AfterWindow({ step }: { step: FlowStep }): ReactNode {
  return (
    <Window className="closing" title="Closeout" status="Approved 10:34" text={step.window}>
      <div className="panes">
        <div className="pane approvals">
          <div className="pane-head">
            {account.name}{" "}
            <span>
              {crmUpdates.length} of {crmUpdates.length}
            </span>
          </div>
          {crmUpdates.map(({ id, name }, index) => (
            <p key={id}>
              <Icon name="check" />
              <b>{name}</b>
              <span>{results[id]}</span>
              <time>{index < 2 ? "10:33" : "10:34"}</time>
            </p>
          ))}
        </div>
        <div className="pane letter">
          <div className="pane-head">{closeout.mail.title}</div>
          <p>
            To <b>{people.stakeholders[0].name}</b>
          </p>
          <div className="card-title">{followUp.subject}</div>
          <blockquote>
            {opening.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <ul>
              {promised.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {ending.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </blockquote>
        </div>
      </div>
    </Window>
  );
}
