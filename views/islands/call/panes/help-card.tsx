import type { ReactNode } from "react";
import type { CallCard } from "../../../content/demo/call";
import { clockTime } from "../../../content/demo/call";
import { player } from "../../../content/demo/player";
import { CallTime } from "../../../ui/call-time";

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
    <div
      data-card={at}
      className={`grid gap-2 border border-teal/40 bg-teal/10 p-4 text-body ${className}`}
    >
      <div className="flex items-start justify-between gap-3">
        <div>
          <p className="text-teal-hover">
            {trigger} <CallTime text={clockTime(at)} />
          </p>
          <h3 className="text-base @max-two-panes:sr-only @three-panes:text-h4">{title}</h3>
        </div>
        {children}
      </div>
      <p className="@three-panes:text-base">
        <b className="text-small text-teal-hover @three-panes:block">{player.say}</b> {say}
      </p>
      <p className="@three-panes:text-base">
        <b className="text-small text-teal-hover @three-panes:block">{player.ask}</b> {ask}
      </p>
    </div>
  );
}
