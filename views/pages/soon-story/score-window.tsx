import type { ReactNode } from "react";
import { risks } from "../../content/demo/risks";
import { clockTime } from "../../content/demo/call";
import { demoDeal } from "../../content/demo-deal";
import { ScoreChange } from "../../product/score-change";
import { Scorecard } from "../../product/scorecard";
import { Tone } from "../../product/tone";
import { CallTime } from "../../ui/call-time";
import { Pane, PaneHead } from "../../product/deal-windows/pane";
import { Window } from "../../ui/window";

const { account, score, scorecard } = demoDeal;

/** A deal's score after the call, with the reasons for each criterion and the remaining risks. */
export function ScoreWindow({ text }: { text: string }): ReactNode {
  return (
    <Window title={`Deal score · ${account.name}`} status={`${score.value} of 100`} text={text}>
      <div className="text-base text-body md:grid md:grid-cols-[3fr_2fr]">
        <Pane>
          <PaneHead>MEDDIC after the call</PaneHead>
          <Scorecard lines={scorecard} className="grid gap-2" />
        </Pane>
        <Pane>
          <PaneHead>Changed in this call</PaneHead>
          <ScoreChange before={score.before} after={score.value} />
          <p>{score.reasons.join(" · ")}</p>
          <ul className="mt-5 grid gap-3">
            {risks.map(({ level, title, at }) => (
              <li key={title} className="border-t border-hairline pt-3">
                <p className="flex justify-between gap-3">
                  <Tone tone={level}>{level} risk</Tone>
                  <CallTime text={clockTime(at)} />
                </p>
                <b>{title}</b>
              </li>
            ))}
          </ul>
        </Pane>
      </div>
    </Window>
  );
}
