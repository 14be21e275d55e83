import type { ReactNode } from "react";
import { risks } from "../content/demo/after-call";
import { clockTime, type Score, type Section as ScoreSection } from "../content/demo/call";
import { closeout as words } from "../content/demo/closeout";
import { momentHref } from "../content/demo/moments";
import { demoDeal } from "../content/demo-deal";
import { integrations } from "../content/integrations";
import { Icon } from "../ui/icon";
import { Island } from "../layout/island";
import { Scores } from "../ui/scores";

/** All that is left when the demo call has ended; it goes into a section of any page that brings its own heading. */
export function AfterCall(): ReactNode {
  return (
    <div className="after-call">
      <Risks />
      <Island name="closeout" props={{}} />
      <Record />
    </div>
  );
}

function Risks(): ReactNode {
  return (
    <section className="risks" aria-labelledby="risks-title">
      <h3 id="risks-title">{words.risks.title}</h3>
      <ul>
        {risks.map(({ level, title, reason, cure, at }) => (
          <li key={title}>
            <em className="tone" data-tone={level}>
              {level} {words.risks.level}
            </em>
            <h4>{title}</h4>
            <p>{reason}</p>
            <p>
              <b>{words.risks.cure}:</b> {cure}
            </p>
            <a className="more" href={momentHref(at)}>
              <Icon name="play" />
              {words.risks.hear} {clockTime(at)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const scores = Object.fromEntries(
  demoDeal.scorecard.map(({ section, score }) => [section, score]),
) as Record<ScoreSection, Score>;

const reasons = Object.fromEntries(
  demoDeal.scorecard.map(({ section, description }) => [section, description]),
);

function Record(): ReactNode {
  return (
    <div className="record">
      <section aria-labelledby="score-title">
        <h3 id="score-title">{words.score.title}</h3>
        <Scores scores={scores} reasons={reasons} />
      </section>
      <section aria-labelledby="steps-title">
        <h3 id="steps-title">{words.steps.title}</h3>
        <ul>
          {demoDeal.nextSteps.map(({ task, due, priority }) => (
            <li key={task}>
              <b>{task}</b>
              <span>{due}</span>
              <em className="tone" data-tone={priority}>
                {priority}
              </em>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="integrations-title">
        <h3 id="integrations-title">{words.integrations.title}</h3>
        <ul>
          {integrations.map(({ name, kind, status }) => (
            <li key={name}>
              <b>{name}</b>
              <span>{kind}</span>
              <em className="tone" data-tone={status}>
                {status}
              </em>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
