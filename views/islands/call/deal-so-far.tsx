import { memo, type ReactNode } from "react";
import { player } from "../../content/demo/player";
import { demoDeal } from "../../content/demo-deal";
import { FieldChangeRow } from "../../product/field-changes";
import { Scorecard } from "../../product/score";
import type { CallSnapshot } from "../../content/demo/snapshot";
import { Rows, RowsTitle } from "./pane";

const { fieldChanges } = demoDeal;

/** The deal's CRM fields, with what the call has changed in them, and its scores. */
export const DealSoFar = memo(function DealSoFar({ scores, changes }: CallSnapshot): ReactNode {
  return (
    <>
      <Rows>
        <RowsTitle>{player.changes}</RowsTitle>
        {fieldChanges.map((change) => {
          const isChanged = changes.includes(change.field);
          return (
            <FieldChangeRow
              key={change.field + isChanged}
              {...change}
              isChanged={isChanged}
              isBrief
              className="border-t border-hairline motion-safe:in-data-live:animate-rise [&_b]:text-gold"
            />
          );
        })}
      </Rows>
      <Rows>
        <RowsTitle>{player.scores}</RowsTitle>
        <li className="contents">
          <Scorecard
            lines={Object.entries(scores).map(([section, score]) => ({ section, score }))}
            className="contents *:w-full *:first:-mt-7.5 *:min-h-5"
          />
        </li>
      </Rows>
    </>
  );
});
