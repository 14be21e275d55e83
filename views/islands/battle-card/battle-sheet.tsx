import type { ReactNode } from "react";
import { battleCard } from "../../content/demo/battle-card";
import { demoDeal } from "../../content/demo-deal";
import { dollars } from "../../content/plans";

const { parts } = battleCard;
const { account, people, painPoints, competitor, talkingPoints } = demoDeal;

/** All that the rep should know when the call begins, on one sheet. */
export function BattleSheet(): ReactNode {
  return (
    <div className="battle-sheet">
      <section>
        <h3>{parts.account}</h3>
        <p>
          <b>{account.name}</b> {account.overview}
        </p>
      </section>
      <section>
        <h3>{parts.deal}</h3>
        <p>
          <b>{dollars(account.amount)}</b> {account.deal}, stage {account.stage.before}
        </p>
      </section>
      <section>
        <h3>{parts.stakeholders}</h3>
        <ul>
          {people.stakeholders.map(({ name, role, stance }) => (
            <li key={name}>
              <b>{name}</b> {role} <em>{stance}</em>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{parts.pains}</h3>
        <ul>
          {painPoints.map((pain) => (
            <li key={pain}>{pain}</li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{parts.competitor}</h3>
        <p>
          <b>{competitor}</b> {account.renewal.replace(competitor, "").trim()}
        </p>
      </section>
      <section className="points">
        <h3>{parts.points}</h3>
        <ol>
          {talkingPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}
