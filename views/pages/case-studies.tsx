import type { ReactNode } from "react";
import { paths } from "../../src/paths";
import { caseStudies as copy } from "../content/case-studies";
import type { Page } from "../page";
import type { FormState } from "../partials/form-state";
import { NotifyForm } from "../partials/notify-form";
import { BlankStory } from "../sections/blank-story";
import { Icon } from "../ui/icon";
import { Section } from "../ui/section";

export const caseStudies: Page = {
  place: paths.caseStudies,
  title: copy.title,
  description: copy.description,
  styles: "case-studies",
  social: copy.social,
  View: ({ form }) => (
    <>
      <Opening />
      <Roles />
      <Teams />
      <Method />
      <Notify form={form} />
    </>
  ),
};

function Opening(): ReactNode {
  const { name, badge, title, lead } = copy.hero;
  return (
    <Section className="stories-hero opening">
      <div>
        <p className="stories-name">
          {name} <span className="badge">{badge}</span>
        </p>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <BlankStory />
    </Section>
  );
}

function Roles(): ReactNode {
  const { title, lead, counted, list } = copy.roles;
  return (
    <Section className="by-role">
      <div className="head">
        <h2>{title}</h2>
        <p className="lead">{lead}</p>
      </div>
      {list.map(({ name, question, outcomes }) => (
        <div key={name} className="role">
          <div>
            <h3>{name}</h3>
            <p>{question}</p>
          </div>
          <dl>
            {outcomes.map(({ claim, counted: what }) => (
              <div key={claim.scope}>
                <dt>
                  <b>{claim.figure}</b> {claim.scope}
                </dt>
                <dd>
                  <span>{counted}</span> {what}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </Section>
  );
}

function Teams(): ReactNode {
  const { title, list, link } = copy.teams;
  return (
    <Section className="by-team">
      <h2>{title}</h2>
      <ul>
        {list.map(({ name, text, claim }) => (
          <li key={name}>
            <h3>{name}</h3>
            <b>{claim.figure}</b>
            <p>{claim.scope}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <a className="more" href={`${paths.pricing.path}#roi`}>
        {link} <Icon name="arrow" />
      </a>
    </Section>
  );
}

function Method(): ReactNode {
  const { title, lead, steps } = copy.method;
  return (
    <Section className="method split">
      <div className="head">
        <h2>{title}</h2>
        <p className="lead">{lead}</p>
      </div>
      <ol>
        {steps.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Notify({ form }: { form: FormState | undefined }): ReactNode {
  const { path, title } = paths.caseStudies;
  return (
    <Section className="stories-notify">
      <div>
        <h2>{copy.notify.title}</h2>
        <p className="lead">{copy.notify.text}</p>
      </div>
      <NotifyForm title={title} path={path} state={form} />
    </Section>
  );
}
