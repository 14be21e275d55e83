import type { ReactNode } from "react";
import { demoDeal } from "../content/demo-deal";
import { pictures } from "../content/pillars";
import { dollars } from "../content/plans";
import { Bar } from "../ui/bar";
import { Icon } from "../ui/icon";
import { Window } from "../ui/window";

const { account, painPoints, talkingPoints, fieldChanges, score, scorecard } = demoDeal;

/** Co-Pilot before the call: the battle card. */
export function PreCallWindow(): ReactNode {
  return (
    <Window {...pictures.preCall}>
      <div className="sheet">
        <div className="pane-head">{account.name}</div>
        <p>{account.overview}</p>
        <dl>
          <dt>Deal</dt>
          <dd>
            {account.deal}, {dollars(account.amount)}
          </dd>
          <dt>Incumbent</dt>
          <dd>{account.renewal}</dd>
          <dt>What hurts</dt>
          <dd>{painPoints.join(". ")}</dd>
        </dl>
        <div className="card-title">Make these points</div>
        <ol>
          {talkingPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
      </div>
    </Window>
  );
}

/** Scroll after the call: each change beside what stood there before. */
export function RecordWindow(): ReactNode {
  return (
    <Window {...pictures.record}>
      <div className="sheet changes">
        {fieldChanges.map(({ field, from, to }) => (
          <p key={field}>
            <Icon name="check" />
            <span>{field}</span>
            <s>{from}</s>
            <b>{to}</b>
          </p>
        ))}
      </div>
    </Window>
  );
}

/** Vision on the deal: the score, and what it is made of. */
export function ScoreWindow(): ReactNode {
  return (
    <Window {...pictures.score}>
      <div className="sheet score">
        <p className="score-value">
          <b>{score.value}</b> {pictures.scoreUnit} <em>{pictures.scoreChange(score)}</em>
        </p>
        {scorecard.map((line) => (
          <p key={line.section}>
            <b>{line.section}</b>
            <span>{line.description}</span>
            <i>{line.score}/5</i>
            <Bar percent={line.score * 20} />
          </p>
        ))}
      </div>
    </Window>
  );
}
