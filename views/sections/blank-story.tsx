import type { ReactNode } from "react";
import { caseStudies } from "../content/case-studies";

/** The first story as it stands: its form, and nothing filled in that is not known. */
export function BlankStory(): ReactNode {
  const { title, status, customer, unnamed, figure, uncounted, open } = caseStudies.hero.blank;
  return (
    <div className="window blank">
      <div className="window-bar">
        <b>{title}</b>
        <em className="pill">{status}</em>
      </div>
      <dl>
        <dt>{customer}</dt>
        <dd>{unnamed}</dd>
        <dt>{figure}</dt>
        <dd>{uncounted}</dd>
      </dl>
      <ul>
        {caseStudies.method.steps.map(({ name }) => (
          <li key={name}>
            {name} <i>{open}</i>
          </li>
        ))}
      </ul>
    </div>
  );
}
