import type { ReactNode } from "react";
import { clockTime } from "../../content/demo/call";
import { categoryOf, forecast, nextCategory, scoreReasons } from "../../content/demo/pipeline";
import { demoDeal } from "../../content/demo-deal";
import { ForecastBars } from "../forecast-bars";
import { ScoreChange } from "../score-change";
import { Tone } from "../tone";
import { CallTime } from "../../ui/call-time";
import { Icon } from "../../ui/icon";
import { Window } from "../../ui/window";
import { PaneHead } from "./pane";

const { account, score, scorecard } = demoDeal;
const weakest = scorecard.toSorted((a, b) => a.score - b.score)[0];

/** The deal that changed this week and why, and the quarter's forecast in four lines. */
export function ForecastWindow({ status, text }: { status: string; text: string }): ReactNode {
  return (
    <Window title="Forecast" status={status} text={text}>
      <div className="text-base text-body">
        <div className="grid gap-6 border-b border-hairline bg-surface-2 p-5 sm:grid-cols-2 md:p-6">
          <div>
            <PaneHead>Changed this week</PaneHead>
            <p className="flex items-baseline gap-3">
              <b>{account.name}</b> <span className="text-small text-muted">Score</span>
            </p>
            <ScoreChange before={score.before} after={score.value} />
            <p>
              <b>{categoryOf(score.value)}</b>, unchanged
            </p>
            <p className="mt-3 border-l-2 border-gold pl-3">
              <b className="block text-small text-gold">{nextCategory.name}</b>
              {nextCategory.needs}
            </p>
          </div>
          <div>
            <PaneHead>Why</PaneHead>
            <ul className="grid gap-1">
              {scoreReasons.map(({ reason, at, isMet }) => (
                <li key={reason} className="flex gap-2.5">
                  <span className={`pt-0.5 ${isMet ? "text-teal" : "text-gold"}`}>
                    <Icon name={isMet ? "check" : "alert"} className="w-4" />
                  </span>
                  <span className="flex-1">{reason}</span>
                  <span className="text-small/6 font-bold text-teal tabular-nums">
                    <CallTime text={clockTime(at)} />
                  </span>
                </li>
              ))}
            </ul>
            <p className="mt-3">
              <Tone tone="High">
                {weakest?.section} {weakest?.score}/5
              </Tone>
              <span className="block text-small text-muted">{weakest?.description}</span>
            </p>
          </div>
        </div>
        <div className="grid gap-4 p-5 md:p-6">
          <ForecastBars lines={forecast} />
        </div>
      </div>
    </Window>
  );
}
