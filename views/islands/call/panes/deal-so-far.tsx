import { memo, type ReactNode } from "react";
import { player } from "../../../content/demo/player";
import { demoDeal } from "../../../content/demo-deal";
import { Scores } from "../../../ui/scores";
import type { CallSnapshot } from "./call-snapshot";
import { Rows, RowsTitle } from "./pane";

const { fieldChanges } = demoDeal;

/** The deal's CRM fields, with what the call has changed in them, and its scores. */
export const DealSoFar = memo(function DealSoFar({ scores, changes }: CallSnapshot): ReactNode {
  return (
    <>
      <Rows>
        <RowsTitle>{player.changes}</RowsTitle>
        {fieldChanges.map(({ field, from, to }) => {
          const isHeard = changes.includes(field);
          return (
            <li key={field + isHeard} className={ROW}>
              <span className="w-24">{field}</span>
              {isHeard ? <s>{from}</s> : from}
              {isHeard && <b className="text-gold">{to}</b>}
            </li>
          );
        })}
      </Rows>
      <Rows>
        <RowsTitle>{player.scores}</RowsTitle>
        <li className="contents">
          <Scores scores={scores} className="contents *:w-full *:first:-mt-7.5 *:min-h-5" />
        </li>
      </Rows>
    </>
  );
});

const ROW = "flex gap-2 border-t border-hairline motion-safe:in-data-live:animate-rise";
