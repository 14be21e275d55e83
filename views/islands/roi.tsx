import type { ReactNode } from "react";
import { calculateRoi } from "./roi/calculate-roi";
import { RoiForm } from "./roi/roi-form";
import { RoiSum } from "./roi/roi-sum";
import { useScenario } from "./roi/use-scenario";

/** `query` is what the address says of the scenario. */
type RoiProps = { query: string };

/** What a team gains by a plan, as a form and a sum beside it. Asleep it is a plain form whose answer is the page again. */
export function Roi({ query }: RoiProps): ReactNode {
  const { form, reading, update } = useScenario(query);
  const sum = calculateRoi(reading.scenario);
  return (
    <>
      <RoiForm form={form} reading={reading} returnPercent={sum.returnPercent} onChange={update} />
      <RoiSum scenario={reading.scenario} sum={sum} />
    </>
  );
}
