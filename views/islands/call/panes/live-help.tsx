import { memo, type ReactNode } from "react";
import { player } from "../../../content/demo/player";
import { demoDeal } from "../../../content/demo-deal";
import type { CallSnapshot } from "../../../content/demo/snapshot";
import { HelpCard } from "./help-card";
import { Rows, RowsTitle } from "./pane";

/**
 * What the rep sees while the buyer speaks: the newest card, and a list of what was heard. Items heard by the second
 * `since` are not animated.
 */
export const LiveHelp = memo(function LiveHelp({
  cards,
  found,
  since,
}: CallSnapshot & { since: number }): ReactNode {
  const card = cards.at(-1);
  return (
    <>
      <div className={card && "in-data-live:min-h-51 @three-panes:in-data-live:min-h-68"}>
        {card ? (
          <HelpCard
            key={card.at}
            card={card}
            className="rounded-card motion-safe:in-data-live:animate-rise"
          />
        ) : (
          <div className="grid gap-2 rounded-card border border-dashed border-hairline-strong p-4">
            <b className="text-teal-hover">{player.points}</b>
            {demoDeal.beforeCall.talkingPoints.map((point) => (
              <p key={point} className="text-base text-ink">
                {point}
              </p>
            ))}
          </div>
        )}
      </div>
      <Rows className="mt-3 @max-two-panes:*:nth-[n+6]:hidden @three-panes:mt-4">
        <RowsTitle>{player.found(found.length)}</RowsTitle>
        {found.length === 0 && <li className="py-1">{player.foundEmpty}</li>}
        {found.toReversed().map(({ at, type, value, confidence }) => (
          <li
            key={at + value}
            data-found={at}
            className={`flex gap-3 border-t border-hairline py-1 ${at > since ? "motion-safe:in-data-live:animate-land" : ""}`}
          >
            <b className="flex-1">{value}</b>
            <span>{type}</span>
            <span className="tabular-nums">{confidence}%</span>
          </li>
        ))}
      </Rows>
    </>
  );
});
