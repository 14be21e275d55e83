import { memo, type ReactNode } from "react";
import { player } from "../../../content/demo/player";
import { demoDeal } from "../../../content/demo-deal";
import { Scores } from "../../../ui/scores";
import type { CallSnapshot } from "./call-snapshot";
import { Rows, RowsTitle } from "./pane";

const { fieldChanges } = demoDeal;

/** What the call has changed in the deal so far. The scores are last, as they may not all fit. */
export const DealSoFar = memo(function DealSoFar({ scores, changes }: CallSnapshot): ReactNode {
  return (
    <Rows className="@trio:leading-[clamp(20px,2.6dvh,26px)]">
      <RowsTitle>{player.changes}</RowsTitle>
      {changes.length === 0 && <li className={ROW}>{player.changesEmpty}</li>}
      {fieldChanges
        .filter(({ field }) => changes.includes(field))
        .map(({ field, from, to }) => (
          <li key={field} className={ROW}>
            <span className="w-20 shrink-0">{field}</span>
            <span>
              <s>{from}</s> <b className="text-gold">{to}</b>
            </span>
          </li>
        ))}
      <RowsTitle>{player.scores}</RowsTitle>
      <li className="contents">
        <Scores scores={scores} className="contents *:w-full *:first:-mt-7.5 @trio:*:min-h-5" />
      </li>
    </Rows>
  );
});

const ROW =
  "flex gap-2 border-t border-hairline py-0.5 @trio:py-0 motion-safe:in-data-live:animate-rise";
