import type { ReactNode } from "react";
import { player } from "../content/demo/player";

/** What Genie shows the rep during a call: what to say and what to ask next. */
export function SayAskCard(props: {
  say?: ReactNode;
  ask?: ReactNode;
  /** What stands above, such as what triggered it. */
  head?: ReactNode;
  /** The padding, gap, radius and background. */
  className?: string;
  /** Labels are above the text by default. */
  labelClassName?: string;
  /** Added to the first label, such as the time. */
  aside?: string;
  /** The second of the call at which it appeared. */
  at?: number;
}): ReactNode {
  const { say, ask, head, aside = "", at } = props;
  const { className = "gap-3 rounded-card bg-teal/10 p-4", labelClassName = "block" } = props;
  const parts = [
    [player.say + aside, say],
    [player.ask, ask],
  ] as const;
  return (
    <div data-card={at} className={`grid border border-teal/40 text-ink ${className}`}>
      {head}
      {parts.map(
        ([name, text]) =>
          text && (
            <p key={name} className="relative isolate">
              <b className={`text-small text-teal-hover ${labelClassName}`}>{name}</b> {text}
            </p>
          ),
      )}
    </div>
  );
}
