import type { ReactNode } from "react";
import { callNotes, newContact, stageAdvice, stages } from "../../content/demo/after-call";
import { demoHref } from "../../content/demo-links";
import { demoDeal } from "../../content/demo-deal";
import { featuresPage } from "../../content/features";
import { Icon } from "../../ui/icon";
import { Section, SectionHead } from "../../ui/section";
import { Window } from "../../ui/window";

const { account, people, nextSteps, followUp, fieldChanges } = demoDeal;
const copy = featuresPage.wrapUp;

/** What is left of a call when it ends: one sheet to approve. */
export function WrapUp(): ReactNode {
  const { eyebrow, title, lead, action, window, sections, approve } = copy;
  return (
    <Section className="wrap-up middle">
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
      <Window className="sheet" {...window}>
        <StageRail />
        <div className="panes">
          <div className="pane">
            <h4>{sections.notes}</h4>
            <ul className="notes">
              {callNotes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
            <h4>{sections.stage}</h4>
            <p>{stageAdvice.reason}</p>
            <h4>{sections.contact}</h4>
            <p>
              <b>{newContact.name}</b>, {newContact.role}, {newContact.part.toLowerCase()}
            </p>
          </div>
          <div className="pane mail">
            <h4>{sections.followUp}</h4>
            <p>
              {sections.to} <b>{people.stakeholders[0].name}</b>
            </p>
            <h5>{followUp.subject}</h5>
            <p>{followUp.body}</p>
            <p>{people.rep.name}</p>
            <h4>{sections.nextSteps}</h4>
            {nextSteps.map(({ task, due, priority }) => (
              <p key={task} className="next-step">
                <b>{task}</b>
                <span>{due}</span>
                <em data-tone={priority}>{priority}</em>
              </p>
            ))}
          </div>
          <div className="pane fields">
            <h4>{sections.fields}</h4>
            {fieldChanges.map(({ field, from, to }) => (
              <p key={field}>
                <Icon name="check" />
                <span>{field}</span>
                <s>{from}</s>
                <b>{to}</b>
              </p>
            ))}
            <p className="approve">{approve}</p>
          </div>
        </div>
      </Window>
      <a className="more" href={demoHref("after-call")}>
        {action}
        <Icon name="arrow" />
      </a>
    </Section>
  );
}

/** All stages of a deal, and the one step that this call earned. */
function StageRail(): ReactNode {
  const { before, after } = account.stage;
  return (
    <ol className="rail">
      {stages.map(({ id, name }) => (
        <li key={id} data-state={name === before ? "from" : name === after ? "to" : undefined}>
          {name}
          {name === after && <Icon name="check" />}
        </li>
      ))}
    </ol>
  );
}
