import { memo, type ReactNode } from "react";
import { player } from "../../../content/demo/player";
import { demoDeal } from "../../../content/demo-deal";
import { Scores } from "../../../ui/scores";
import type { CallSnapshot } from "./call-snapshot";
import { PaneTitle, Rows, RowsTitle } from "./pane";

const { nextSteps, fieldChanges } = demoDeal;

/** What the call has changed in the deal so far. The scores are last, as they may not fit. */
export const DealSoFar = memo(function DealSoFar({
  hasScores,
  scores,
  steps,
  changes,
}: CallSnapshot & { hasScores: boolean }): ReactNode {
  return (
    <Rows>
      <RowsTitle>{player.changes}</RowsTitle>
      {changes.length === 0 && <li className={ROW}>{player.changesEmpty}</li>}
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
      <RowsTitle>{player.steps}</RowsTitle>
      {steps.length === 0 && <li className={ROW}>{player.stepsEmpty}</li>}
      {nextSteps
        .filter((_, index) => steps.includes(index))
        .map(({ task, due }) => (
          <li key={task} className={ROW}>
            <b className="flex-1">{task}</b>
            <span className="whitespace-nowrap">{due}</span>
          </li>
        ))}
      {hasScores && (
        <li className="grid gap-2 py-3">
          <PaneTitle>{player.scores}</PaneTitle>
          <Scores scores={scores} />
        </li>
      )}
    </Rows>
  );
});

const ROW = "flex gap-3 border-t border-hairline py-1 motion-safe:in-data-live:animate-rise";
