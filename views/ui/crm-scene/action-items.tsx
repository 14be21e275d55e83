import type { ReactNode } from "react";
import { crmScene } from "../../content/crm-scene";
import { demoDeal } from "../../content/demo-deal";

/** What the rep has to do next. */
export function ActionItems(): ReactNode {
  return (
    <>
      <b className="text-base">{crmScene.genie.steps}</b>
      <ul className="mt-2 grid gap-2">
        {demoDeal.nextSteps.map(({ task, due }) => (
          <li key={task} className="flex gap-3">
            <b className="w-10">{due}</b>
            {task}
          </li>
        ))}
      </ul>
    </>
  );
}
