import type { ReactNode } from "react";
import { caseStudies } from "../../content/case-studies";

const { pilot, protocol } = caseStudies;

/** The protocol's measures with its baseline filled in, or with all its columns. Black bars stand for the numbers. */
export function FilledSheet({ name, isWhole }: { name: string; isWhole: boolean }): ReactNode {
  return (
    <div className="on-paper relative rounded-card p-4 text-small shadow-window xl:p-5">
      <h4 className="text-base font-bold text-ink">{name}</h4>
      <div className="mt-2" aria-hidden="true">
        <p className="grid grid-cols-[1fr_repeat(3,3.5rem)] border-b border-body py-1 text-ink">
          <span />
          {pilot.columns.map((column) => (
            <span key={column} className="text-center">
              {column}
            </span>
          ))}
        </p>
        {protocol.measures.map(({ name: measure }) => (
          <p
            key={measure}
            className="grid min-h-9.5 grid-cols-[1fr_repeat(3,3.5rem)] border-b border-paper-line last:border-0"
          >
            <span className="self-center py-1 pr-2 leading-5">{measure}</span>
            {pilot.columns.map((column, index) => (
              <span key={column} className="grid items-center border-l border-paper-line px-2">
                {(isWhole || index === 0) && <i className="border-7 border-paper-ink" />}
              </span>
            ))}
          </p>
        ))}
      </div>
    </div>
  );
}
