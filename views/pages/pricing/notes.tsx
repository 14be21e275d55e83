import type { ReactNode } from "react";
import { endpoints } from "../../../src/paths";
import { plans } from "../../content/plans";
import { pricingPage } from "../../content/pricing-page";
import { Icon } from "../../ui/icon";
import { Section } from "../../ui/section";

const { notes, trial } = pricingPage;
const [, team, enterprise] = plans;

/** The trial, and what has to be said about prices, in type that can be read. */
export function Notes(): ReactNode {
  return (
    <Section className="notes">
      <div className="trial">
        <h2>{trial.title}</h2>
        <p className="lead">{trial.text}</p>
        <p className="actions">
          <a className="button button-primary" href={team.cta.href}>
            {team.cta.label}
          </a>
          <a className="more" href={enterprise.cta.href}>
            {trial.action} <Icon name="arrow" />
          </a>
        </p>
      </div>
      <div>
        <h3>{notes.title}</h3>
        <ul>
          {notes.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <a className="more" href={endpoints.pricing}>
          {notes.machine} <Icon name="arrow" />
        </a>
      </div>
    </Section>
  );
}
