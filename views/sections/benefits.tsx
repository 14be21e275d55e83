import type { ReactNode } from "react";
import { benefits, benefitsSection } from "../content/benefits";
import { demoDeal } from "../content/demo-deal";
import { Icon } from "../ui/icon";
import { Section, SectionHead } from "../ui/section";

/** The three moments of a call, on one line of time; each with a cut-out of what the rep sees then. */
export function Benefits(): ReactNode {
  return (
    <Section id="benefits" className="benefits">
      <SectionHead {...benefitsSection} />
      <ol className="moments">
        {benefits.map(({ id, when, title, text }) => (
          <li key={id} className="card">
            <div className="cut" aria-hidden="true">
              {cuts[id]}
            </div>
            <p className="when">{when}</p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const { people, objection, closeout } = demoDeal;

const cuts: Record<(typeof benefits)[number]["id"], ReactNode> = {
  before: people.stakeholders.map(({ name, role, stance }) => (
    <p key={name}>
      <b>{name}</b>
      <span>{role}</span>
      <em>{stance}</em>
    </p>
  )),
  during: (
    <>
      <blockquote>{objection.heard}</blockquote>
      <p className="prompt">
        <Icon name="spark" />
        {objection.answer}
      </p>
    </>
  ),
  after: closeout.map((task) => (
    <p key={task.name}>
      <Icon name="check" />
      <b>{task.name}</b>
      <em>{task.result}</em>
    </p>
  )),
};
