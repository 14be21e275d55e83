import type { ReactNode } from "react";
import { type Score, scoresBefore, type Section } from "../content/demo/call";
import { player } from "../content/demo/player";

const sections = Object.keys(scoresBefore) as Section[];

const STEPS = [1, 2, 3, 4, 5] as const satisfies readonly Score[];

/** The MEDDIC scores as five marks each, and in words. */
export function Scores(props: {
  scores: Record<Section, Score>;
  /** Why each score is what it is, where there is room to say so. */
  reasons?: Readonly<Record<string, string>>;
}): ReactNode {
  const { scores, reasons } = props;
  return (
    <dl className="scores">
      {sections.map((section) => (
        <div key={section}>
          <dt>
            {section}
            {reasons && <span>{reasons[section]}</span>}
          </dt>
          <dd>
            <svg viewBox="0 0 68 6" aria-hidden="true">
              {STEPS.map((step) => (
                <rect
                  key={step}
                  x={(step - 1) * 14}
                  width="12"
                  height="6"
                  rx="2"
                  data-on={step <= scores[section] || undefined}
                />
              ))}
            </svg>
            {player.outOf(scores[section])}
          </dd>
        </div>
      ))}
    </dl>
  );
}
