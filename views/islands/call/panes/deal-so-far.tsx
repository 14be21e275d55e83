import { memo, type ReactNode } from "react";
import { player } from "../../../content/demo/player";
import { demoDeal } from "../../../content/demo-deal";
import { Scores } from "../../../ui/scores";
import type { CallSnapshot } from "./call-snapshot";
import { PaneTitle } from "./pane";

const { nextSteps, fieldChanges } = demoDeal;

/** What the call has changed in the deal so far. */
export const DealSoFar = memo(function DealSoFar({
  scores,
  steps,
  changes,
}: CallSnapshot): ReactNode {
  return (
    <>
      <PaneTitle>{player.changes}</PaneTitle>
      {changes.length === 0 && <p>{player.changesEmpty}</p>}
      <ul data-fields="">
        {fieldChanges
          .filter(({ field }) => changes.includes(field))
          .map(({ field, from, to }) => (
            <li key={field} className={ROW}>
              <span className="w-24 shrink-0">{field}</span>
              <span>
                <s>{from}</s> <b className="text-gold">{to}</b>
              </span>
            </li>
          ))}
      </ul>
      <PaneTitle className="mt-5">{player.scores}</PaneTitle>
      <Scores scores={scores} />
      <PaneTitle className="mt-5">{player.steps}</PaneTitle>
      {steps.length === 0 && <p>{player.stepsEmpty}</p>}
      <ul>
        {nextSteps
          .filter((_, index) => steps.includes(index))
          .map(({ task, due }) => (
            <li key={task} className={ROW}>
              <b className="flex-1">{task}</b>
              <span className="whitespace-nowrap">{due}</span>
            </li>
          ))}
      </ul>
    </>
  );
});

const ROW = "flex gap-3 border-t border-hairline py-1 motion-safe:in-data-live:animate-rise";
