import type { ReactNode } from "react";
import { type CallCard } from "../../../content/demo/call";
import { SayAskCard } from "../../../product/say-ask-card";
import { CallTime } from "../../../product/call-time";

/** Suggests what the rep can say and ask now. */
export function HelpCard(props: {
  card: CallCard & { at: number };
  className?: string;
  /** A button next to the title. */
  children?: ReactNode;
}): ReactNode {
  const { card, className = "", children } = props;
  const { at, trigger, title, say, ask } = card;
  return (
    <SayAskCard
      at={at}
      say={say}
      ask={ask}
      className={`gap-2 bg-teal/10 p-4 @three-panes:text-base ${className}`}
      labelClassName="@three-panes:block"
      head={
        <div className="flex items-start justify-between gap-3">
          <div>
            <p className="text-small text-teal-hover">
              {trigger} <CallTime at={at} />
            </p>
            <h3 className="text-base @max-two-panes:sr-only @three-panes:text-h4">{title}</h3>
          </div>
          {children}
        </div>
      }
    />
  );
}
