import type { ReactNode } from "react";
import { demoDeal } from "../../content/demo-deal";
import type { FlowStep } from "../../content/flow";
import { dollars } from "../../content/plans";
import { Window } from "../../ui/window";

const { account, people, painPoints, talkingPoints } = demoDeal;

/** The card that came for the first meeting of the day. */
export function BeforeWindow({ step }: { step: FlowStep }): ReactNode {
  return (
    <Window className="desk" title="Battle card" status="Ready 09:40" text={step.window}>
      <div className="panes">
        <div className="pane">
          <div className="pane-head">
            {account.name} <span>{account.overview}</span>
          </div>
          <ul className="attendees">
            {people.stakeholders.map(({ name, role, stance }) => (
              <li key={name}>
                <b>{name}</b>
                <span>{role}</span>
                <em data-tone={stance === "Champion" ? "Positive" : "Neutral"}>{stance}</em>
              </li>
            ))}
          </ul>
          <dl>
            <dt>Deal</dt>
            <dd>
              {account.deal}, {dollars(account.amount)}
            </dd>
            <dt>Incumbent</dt>
            <dd>{account.renewal}</dd>
            <dt>What hurts</dt>
            <dd>{painPoints.join(" · ")}</dd>
          </dl>
        </div>
        <div className="pane points">
          <div className="pane-head">Make these points</div>
          <ol>
            {talkingPoints.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ol>
        </div>
      </div>
    </Window>
  );
}
