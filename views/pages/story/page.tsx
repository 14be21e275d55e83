import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { story as copy } from "../../content/story";
import type { Page } from "../../page";
import { StoryLedger } from "./ledger";
import { StoryWishes } from "./wishes";
import { Icon } from "../../ui/icon";

export const story: Page = {
  place: paths.story,
  title: copy.title,
  description: copy.description,
  social: copy.social,
  styles: "story",
  View: () => (
    <>
      <Opening />
      <StoryLedger />
      <Reasoning />
      <StoryWishes />
      <Rules />
      <Closing />
      <End />
    </>
  ),
};

function Opening(): ReactNode {
  return (
    <section className="section story-opening">
      <div className="wrap">
        <p className="eyebrow">{copy.eyebrow}</p>
        <h1>{copy.heading}</h1>
        <p className="lead">{copy.lead}</p>
      </div>
    </section>
  );
}

function Reasoning(): ReactNode {
  const { title, paragraphs } = copy.reasoning;
  return (
    <section className="section story-reasoning">
      <div className="wrap">
        <h2>{title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}

function Rules(): ReactNode {
  const { title, lead, list } = copy.rules;
  return (
    <section className="section story-rules">
      <div className="wrap">
        <div className="head">
          <h2>{title}</h2>
          <p className="lead">{lead}</p>
        </div>
        <dl>
          {list.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Closing(): ReactNode {
  return (
    <section className="section story-closing">
      <div className="wrap">
        {copy.closing.map(({ title, text }) => (
          <div key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

function End(): ReactNode {
  const { title, text, action, more } = copy.end;
  return (
    <section className="section story-end">
      <div className="wrap">
        <h2>{title}</h2>
        <p className="lead">{text}</p>
        <p className="actions">
          <a className="button button-primary" href={paths.demo.path}>
            {action}
          </a>
          <a className="more" href={paths.ourSolution.path}>
            {more} <Icon name="arrow" />
          </a>
        </p>
      </div>
    </section>
  );
}
