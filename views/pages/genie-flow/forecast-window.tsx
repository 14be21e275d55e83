import type { ReactNode } from "react";
import { categoryOf, forecast } from "../../content/demo/pipeline";
import { demoDeal } from "../../content/demo-deal";
import type { FlowStep } from "../../content/flow";
import { dollars } from "../../content/plans";
import { Bar } from "../../ui/bar";
import { Icon } from "../../ui/icon";
import { Window } from "../../ui/window";

const { account, score, scorecard } = demoDeal;
const most = Math.max(...forecast.map(({ amount }) => amount));
const weakest = scorecard.toSorted((a, b) => a.score - b.score)[0];

/** The quarter in four lines, and the one deal that moved between them. */
export function ForecastWindow({ step }: { step: FlowStep }): ReactNode {
  return (
    <Window
      className="quarter"
      title="Forecast"
      status={`${step.day} ${step.time}`}
      text={step.window}
    >
      <div className="panes">
        <div className="pane">
          <div className="pane-head">This quarter</div>
          {forecast.map(({ name, amount, accounts }) => (
            <p key={name} className="forecast-line">
              <b>{name}</b>
              <span>{accounts.join(", ")}</span>
              <i>{dollars(amount)}</i>
              <Bar percent={(amount / most) * 100} />
            </p>
          ))}
        </div>
        <div className="pane change">
          <div className="pane-head">Changed this week</div>
          <div className="card-title">{account.name}</div>
          <p className="rise">
            <i>{score.before}</i> <Icon name="arrow" /> <b>{score.value}</b>
          </p>
          <p className="rise-names">
            {categoryOf(score.before)} <Icon name="arrow" /> <b>{categoryOf(score.value)}</b>
          </p>
          <ul>
            {score.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <p className="weak">
            <em data-tone="High">
              {weakest?.section} {weakest?.score}/5
            </em>
            <span>{weakest?.description}</span>
          </p>
        </div>
      </div>
    </Window>
  );
}
