import type { ReactNode } from "react";
import { type Score, scoresBefore, type Section } from "../content/demo/call";
import { player } from "../content/demo/player";

const sections = Object.keys(scoresBefore) as Section[];

const STEPS = [1, 2, 3, 4, 5] as const satisfies readonly Score[];

/** The MEDDIC scores, each as a bar of five segments and as text. */
export function Scores(props: {
  scores: Record<Section, Score>;
  /** The reason for each score, shown below its name. */
  reasons?: Readonly<Record<string, string>>;
  className?: string;
}): ReactNode {
  const { scores, reasons, className } = props;
  return (
    <dl className={className}>
      {sections.map((section) => (
        <div key={section} className="flex min-h-6 items-center justify-between gap-3">
          <dt className={reasons && "font-bold text-ink"}>
            {section}
            {reasons && <span className="block font-normal text-muted">{reasons[section]}</span>}
          </dt>
          <dd className="flex items-center gap-3 whitespace-nowrap text-ink tabular-nums">
            <Segments score={scores[section]} />
            {player.outOf(scores[section])}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A score as a bar of five segments, hidden from screen readers (`scores.css`). */
export function Segments({ score }: { score: Score }): ReactNode {
  return (
    <svg className="score h-1.5 w-17" viewBox="0 0 68 6" aria-hidden="true">
      {STEPS.map((step) => (
        <rect key={step} x={(step - 1) * 14} width="12" height="6" rx="2" />
      ))}
      {STEPS.map((step) => (
        <rect key={step} x={(step - 1) * 14} width="12" height="6" rx="2" data-on={step <= score} />
      ))}
    </svg>
  );
}
