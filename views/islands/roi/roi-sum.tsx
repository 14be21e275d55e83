import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { roiCopy } from "../../content/roi";
import { periodMonths, type Reckoning } from "./reckon";
import { describeScenario, type Scenario, scenarioQuery, statedScenario } from "./scenario";
import { percent, stepsOf } from "./steps";

/** The return, and every step to it with its numbers filled in. */
export function RoiSum({ scenario, sum }: { scenario: Scenario; sum: Reckoning }): ReactNode {
  return (
    <div className="roi-sum">
      <h3>{roiCopy.result}</h3>
      <p className="roi-return" data-loss={sum.gain < 0 || undefined} role="status">
        <b>{percent(sum.returnPercent)}</b> {roiCopy.returnIn(periodMonths)}
        {sum.gain < 0 && <small>{roiCopy.noReturn}</small>}
      </p>
      <dl>
        {stepsOf(scenario, sum).map(({ name, formula, result }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {formula}{" "}
              <b>
                {/[×÷]/.test(formula) && "= "}
                {result}
              </b>
            </dd>
          </div>
        ))}
      </dl>
      <p className="note">
        {roiCopy.stated(describeScenario(statedScenario))}{" "}
        <a href={`${paths.pricing.path}?${scenarioQuery(statedScenario)}#roi`}>
          {roiCopy.statedLink}
        </a>
      </p>
      <p className="note">{roiCopy.note}</p>
    </div>
  );
}
