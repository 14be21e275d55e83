import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { claims } from "../../content/claims";
import { percent, roiCopy } from "../../content/roi";
import { HowCounted } from "../../ui/how-counted";
import { Chevron } from "../../ui/disclosure";
import { BreakEvenChart } from "./break-even-chart";
import { periodMonths, type RoiResult } from "./calculate-roi";
import { describeScenario, type Scenario, scenarioQuery, statedScenario } from "./scenario";
import { stepsOf } from "./steps";

type Props = { scenario: Scenario; result: RoiResult };

/** How few minutes saved per call would do, rounded up to a tenth. */
const enough = ({ breakEvenMinutes = 0 }: RoiResult): string =>
  roiCopy.enough(Math.ceil(breakEvenMinutes * 10) / 10);

/** The return, the day of break-even, and the calculation step by step. */
export function RoiResultView({ scenario, result }: Props): ReactNode {
  const isLoss = result.gain < 0;
  return (
    <div data-sum="" className="p-5 sm:p-8">
      <h3 className="text-h4">{roiCopy.result}</h3>
      <p
        role="status"
        data-return={isLoss ? "loss" : "gain"}
        className="mt-3 mb-6 flex flex-wrap items-end gap-x-4 gap-y-1"
      >
        <b
          className={`text-figure leading-none font-black tabular-nums ${isLoss ? "text-gold" : "text-teal"}`}
        >
          {percent(result.returnPercent)}
        </b>{" "}
        <span>
          <b className="text-ink">{roiCopy.returnIn(periodMonths)}</b>{" "}
          <small className="block text-base">{isLoss ? roiCopy.noReturn : enough(result)}</small>
          {!isLoss && result.hours < result.hoursSaved && (
            <small className="block text-small text-muted">{roiCopy.cappedAt}</small>
          )}
        </span>
      </p>
      <BreakEvenChart result={result} />
      <details className="group mt-6">
        <summary className="-mx-3 flex min-h-12 cursor-pointer items-center justify-between gap-4 rounded-card px-3 font-bold text-ink hover:bg-surface-2">
          {roiCopy.math}
          <Chevron />
        </summary>
        <Steps scenario={scenario} result={result} />
      </details>
    </div>
  );
}

function Steps({ scenario, result }: Props): ReactNode {
  const stated = scenarioQuery(statedScenario);
  return (
    <>
      <dl id="roi-math" className="mb-6 tabular-nums">
        {stepsOf(scenario, result).map(({ name, formula, result: amount, note }) => (
          <div
            key={name}
            className="grid gap-x-6 border-t border-hairline py-3 sm:grid-cols-[2fr_5fr]"
          >
            <dt className="text-muted">{name}</dt>
            <dd className="flex flex-wrap justify-between gap-x-4">
              {formula}{" "}
              <b className="ml-auto">
                {/[×÷]/.test(formula) && "= "}
                {amount}
              </b>
              {note && <small className="basis-full text-small text-gold">{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="max-w-measure text-small text-muted">
        {roiCopy.stated(describeScenario(statedScenario))}{" "}
        {scenarioQuery(scenario) !== stated && (
          <>
            <a
              href={`${paths.pricing.path}?${stated}#roi`}
              className="text-teal underline underline-offset-4"
            >
              {roiCopy.statedLink}
            </a>
            .{" "}
          </>
        )}
        <p className="my-1">{roiCopy.note}</p>
        <HowCounted claim={claims.averageRoi} />
      </div>
    </>
  );
}
