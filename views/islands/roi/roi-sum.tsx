import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { claims } from "../../content/claims";
import { dollars } from "../../content/plans";
import { roiCopy } from "../../content/roi";
import { HowCounted } from "../../ui/how-counted";
import { Balance } from "./balance";
import { periodMonths, type RoiResult } from "./calculate-roi";
import { describeScenario, type Scenario, scenarioQuery, statedScenario } from "./scenario";
import { percent, stepsOf } from "./steps";

/** The return, and the calculation step by step. */
export function RoiSum({ scenario, sum }: { scenario: Scenario; sum: RoiResult }): ReactNode {
  const isLoss = sum.gain < 0;
  const stated = scenarioQuery(statedScenario);
  return (
    <div data-sum="" className="p-5 sm:p-8 lg:p-10">
      <h3 className="text-h4">{roiCopy.result}</h3>
      <div className="mt-3 grid items-center gap-x-10 gap-y-5 sm:grid-cols-[minmax(180px,1fr)_2fr]">
        <p role="status" data-return={isLoss ? "loss" : "gain"} className="text-h4">
          <b
            className={`block text-figure font-black tabular-nums ${isLoss ? "text-gold" : "text-teal"}`}
          >
            {percent(sum.returnPercent)}
          </b>{" "}
          {roiCopy.returnIn(periodMonths)}{" "}
          <small className="block text-small text-muted">
            {isLoss ? roiCopy.noReturn : roiCopy.left(dollars(sum.gain), dollars(sum.paid))}
          </small>
          {!isLoss && sum.hours < sum.hoursSaved && (
            <small className="block text-small">{roiCopy.cappedAt}</small>
          )}
        </p>
        <Balance {...sum} />
      </div>
      <dl className="my-6 tabular-nums">
        {stepsOf(scenario, sum).map(({ name, formula, result, note }) => (
          <div
            key={name}
            className="grid gap-x-6 border-t border-hairline py-3 sm:grid-cols-[2fr_5fr]"
          >
            <dt className="text-muted">{name}</dt>
            <dd className="flex flex-wrap justify-between gap-x-4">
              {formula}{" "}
              <b className="ml-auto">
                {/[×÷]/.test(formula) && "= "}
                {result}
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
              className="text-teal underline underline-offset-3"
            >
              {roiCopy.statedLink}
            </a>
            .{" "}
          </>
        )}
        <p className="my-1">{roiCopy.note}</p>
        <HowCounted claim={claims.averageRoi} />
      </div>
    </div>
  );
}
