import type { ReactNode } from "react";
import { crmScene } from "../../content/crm-scene";
import { demoDeal } from "../../content/demo-deal";
import { NextSteps } from "../next-steps";

/** What the rep has to do next. */
export function ActionItems(): ReactNode {
  return (
    <>
      <b className="text-base">{crmScene.genie.steps}</b>
      <NextSteps steps={demoDeal.nextSteps} className="mt-2 grid gap-2" />
    </>
  );
}
