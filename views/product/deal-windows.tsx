import type { ComponentProps, ReactNode } from "react";
import type { Deal } from "../content/demo-deal";
import type { Risk } from "../content/demo/risks";
import { categoryOf, type nextCategory } from "../content/demo/pipeline";
import { product } from "../content/product";
import { CallTime } from "./call-time";
import { FieldChanges } from "./field-changes";
import { ForecastBars } from "./forecast-bars";
import { ScoreChange, ScoreReasons } from "./score";
import { Scorecard } from "./scorecard";
import { Tone } from "./tone";
import { Pane, Picture, ProductWindow } from "./window";

/** The deal that changed this week and why, and the quarter's forecast by category. */
export function ForecastWindow(props: {
  deal: Pick<Deal, "account" | "score" | "scorecard">;
  reasons: ComponentProps<typeof ScoreReasons>["reasons"];
  /** What it still needs for the next category. */
  next?: typeof nextCategory;
  lines: ComponentProps<typeof ForecastBars>["lines"];
  status: string;
  text: string;
}): ReactNode {
  const { deal, reasons, next, lines, status, text } = props;
  const { account, score, scorecard } = deal;
  const weakest = scorecard.toSorted((a, b) => a.score - b.score)[0];
  return (
    <Picture text={text}>
      <ProductWindow title={product.forecast} status={status}>
        <div className="border-b border-hairline bg-surface-2 text-base text-body md:grid md:grid-cols-2">
          <Pane title={product.changedThisWeek}>
            <b>{account.name}</b>
            <ScoreChange {...score} />
            <p>
              <b>{categoryOf(score.value)}</b>, {product.unchanged}
            </p>
            {next && (
              <p className="mt-3 border-l-2 border-gold pl-3">
                <b className="block text-small text-gold">{next.name}</b>
                {next.needs}
              </p>
            )}
          </Pane>
          <Pane title={product.why}>
            <ScoreReasons reasons={reasons} className="grid gap-1" />
            <p className="mt-3">
              <Tone tone="High">
                {weakest?.section} {weakest?.score}/5
              </Tone>
              <span className="block text-small text-muted">{weakest?.description}</span>
            </p>
          </Pane>
        </div>
        <div className="grid gap-4 p-5 text-base text-body md:p-6">
          <ForecastBars lines={lines} />
        </div>
      </ProductWindow>
    </Picture>
  );
}

/** A deal's score after the call, with the reasons for each criterion and the remaining risks. */
export function ScoreWindow(props: {
  deal: Pick<Deal, "account" | "score" | "scorecard">;
  risks: readonly Pick<Risk, "level" | "title" | "at">[];
  text: string;
}): ReactNode {
  const { deal, risks, text } = props;
  const { account, score, scorecard } = deal;
  return (
    <Picture text={text}>
      <ProductWindow
        title={`${product.dealScore} · ${account.name}`}
        status={product.outOf100(score.value)}
      >
        <div className="text-base text-body md:grid md:grid-cols-[3fr_2fr]">
          <Pane title={product.scoresAfter}>
            <Scorecard lines={scorecard} className="grid gap-2" />
          </Pane>
          <Pane title={product.changedInCall}>
            <ScoreChange {...score} />
            <p className="mb-5">{score.reasons.join(" · ")}</p>
            {risks.map(({ level, title, at }) => (
              <div key={title} className="border-t border-hairline py-3">
                <p className="flex flex-wrap justify-between gap-x-4">
                  <Tone tone={level}>
                    {level} {product.risk}
                  </Tone>
                  <CallTime at={at} />
                </p>
                <b>{title}</b>
              </div>
            ))}
          </Pane>
        </div>
      </ProductWindow>
    </Picture>
  );
}

/** The changes from a call: old and new value, when it was heard, and who approved it. */
export function ChangesWindow(props: {
  deal: Pick<Deal, "account" | "people">;
  changes: ComponentProps<typeof FieldChanges>["changes"];
  text: string;
}): ReactNode {
  const { deal, changes, text } = props;
  return (
    <Picture text={text}>
      <ProductWindow
        title={`${product.changes} · ${deal.account.name}`}
        status={product.written(changes.length)}
      >
        <FieldChanges
          changes={changes.map((change) => ({ ...change, approved: deal.people.rep.name }))}
          className="px-5 text-base text-body md:px-6"
          rowClassName="border-hairline py-4 not-first:border-t"
        />
      </ProductWindow>
    </Picture>
  );
}
