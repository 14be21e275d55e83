import type { ReactNode } from "react";
import { caseStudies } from "../../content/case-studies";

const { pilot, protocol } = caseStudies;

const ROW = "grid grid-cols-[1fr_repeat(3,3.5rem)] border-b";

const CELL = "grid items-center border-l border-paper-line px-2";

/**
 * The protocol's measures with the baseline filled in. `due` also fills in what is due then, and says when the rest is.
 * Black bars stand for the numbers.
 */
export function FilledSheet({ name, due }: { name: string; due?: string | undefined }): ReactNode {
  return (
    <div className="on-paper relative rounded-card p-4 text-small shadow-window xl:p-5">
      <h4 className="text-base font-bold text-ink">{name}</h4>
      <div className="mt-2" aria-hidden="true">
        <p className={`${ROW} border-body py-1 text-ink`}>
          <span />
          {pilot.columns.map((column) => (
            <span key={column} className="text-center">
              {column}
            </span>
          ))}
        </p>
        {protocol.measures.map((measure) => (
          <p key={measure.name} className={`${ROW} min-h-9.5 border-paper-line last:border-0`}>
            <span className="self-center py-1 pr-2 leading-5">{measure.name}</span>
            <Cell isFilled />
            {due === undefined || due === measure.due ? (
              <>
                <Cell isFilled={due !== undefined} />
                <Cell isFilled={due !== undefined} />
              </>
            ) : (
              <span className={`${CELL} col-span-2 text-center text-ink`}>{measure.due}</span>
            )}
          </p>
        ))}
      </div>
    </div>
  );
}

function Cell({ isFilled }: { isFilled: boolean }): ReactNode {
  return <span className={CELL}>{isFilled && <i className="border-7 border-paper-ink" />}</span>;
}
