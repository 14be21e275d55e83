import type { ReactNode } from "react";
import { calculateRoi } from "./calculate-roi";
import { RoiForm } from "./roi-form";
import { RoiSum } from "./roi-sum";
import { useScenario } from "./use-scenario";

/** `query` is the page's query string, which may contain a scenario. */
type RoiProps = { query: string };

/**
 * The ROI calculator: a form with the result beside it. Without JavaScript, submitting the form reloads the page with
 * the result.
 */
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
