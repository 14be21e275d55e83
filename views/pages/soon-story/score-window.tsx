import type { ReactNode } from "react";
import { risks } from "../../content/demo/risks";
import { clockTime } from "../../content/demo/call";
import { demoDeal } from "../../content/demo-deal";
import { CallTime } from "../../ui/call-time";
import { Pane, PaneHead, Tone } from "../../ui/deal-windows/pane";
import { Icon } from "../../ui/icon";
import { Scores } from "../../ui/scores";
import { Window } from "../../ui/window";

const { account, score, scorecard } = demoDeal;

const scores = Object.fromEntries(scorecard.map((line) => [line.section, line.score])) as Record<
  (typeof scorecard)[number]["section"],
  (typeof scorecard)[number]["score"]
>;
const reasons = Object.fromEntries(scorecard.map((line) => [line.section, line.description]));

const TONES = { High: "High", Medium: "Hesitant", Low: "Neutral" } as const;

/** A deal's score after the call, with the reasons for each criterion and the remaining risks. */
export function ScoreWindow({ text }: { text: string }): ReactNode {
  return (
    <Window title={`Deal score · ${account.name}`} status={`${score.value} of 100`} text={text}>
      <div className="text-base text-body md:grid md:grid-cols-[3fr_2fr]">
        <Pane>
          <PaneHead>MEDDIC after the call</PaneHead>
          <Scores scores={scores} reasons={reasons} className="grid gap-2" />
        </Pane>
        <Pane>
          <PaneHead>Changed in this call</PaneHead>
          <p className="flex items-center gap-3 text-h1 tabular-nums">
            <span className="text-muted">{score.before}</span> <Icon name="arrow" />
            <b className="font-black">{score.value}</b>
          </p>
          <p>{score.reasons.join(" · ")}</p>
          <ul className="mt-5 grid gap-3">
            {risks.map(({ level, title, at }) => (
              <li key={title} className="border-t border-hairline pt-3">
                <p className="flex justify-between gap-3">
                  <Tone tone={TONES[level]}>{level} risk</Tone>
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
