import { memo, type ReactNode, useState } from "react";
import { player } from "../../content/demo/player";
import { demoDeal } from "../../content/demo-deal";
import type { CallSnapshot } from "../../content/demo/snapshot";
import { Rows, RowsTitle } from "./pane";
import { type CallCard, timeline } from "../../content/demo/call";
import { CallTime, SayAskCard } from "../../product/call-line";

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

/** Suggests what the rep can say and ask now. */
function HelpCard(props: {
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
            <p className="text-small text-teal">
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

/** A card stays until this many lines have started, counting the one that triggered it. */
const LINES_SHOWN = 2;

/** Shows the newest card over the transcript in narrow windows, where the help pane is not on screen. */
export function CardSheet(props: { line: number; cards: CallSnapshot["cards"] }): ReactNode {
  const { line, cards } = props;
  const [hidden, setHidden] = useState<number | null>(null);
  const card = cards.at(-1);
  const age = line - timeline.findIndex(({ at }) => at === card?.at);
  if (card === undefined || age >= LINES_SHOWN || card.at === hidden) return null;
  return (
    <HelpCard
      key={card.at}
      card={card}
      className="relative m-2 mt-0 max-h-7/10 shrink-0 gap-1.5 overflow-y-auto rounded-card px-3 py-2 motion-safe:animate-sheet @two-panes:hidden noscript:hidden print:hidden"
    >
      <button
        type="button"
        aria-label={player.hideCard}
        className="absolute top-0 right-0 grid size-11 cursor-pointer place-items-center text-h3 text-body hover:text-ink"
        onClick={() => setHidden(card.at)}
      >
        ×
      </button>
    </HelpCard>
  );
}

const FLIGHT = { duration: 400, easing: "cubic-bezier(0.165, 0.84, 0.44, 1)" };

/**
 * Sends a dot from what was heard at a second, in the transcript, to its row in the list, which appears as it arrives, if
 * both are on screen. A dot hides no words on its way.
 */
export function flyToList(root: HTMLElement, at: number): void {
  const row = root.querySelector(`[data-found="${at}"]`);
  const start = root.querySelector(`[data-heard="${at}"]`)?.getBoundingClientRect();
  const end = row?.getBoundingClientRect();
  if (!start?.width || !end?.width) return;
  const edge = root.getBoundingClientRect();
  const dot = document.createElement("i");
  dot.className = "absolute top-0 left-0 z-20 size-3 rounded-pill bg-teal";
  root.append(dot);
  const place = (x: number, y: number) => ({
    transform: `translate(${x - edge.left}px, ${y - edge.top}px)`,
  });
  row?.animate([{ opacity: 0 }, { opacity: 0 }], FLIGHT);
  const flight = dot.animate(
    [
      place(start.right, (start.top + start.bottom) / 2 - 6),
      place(end.left - 16, (end.top + end.bottom) / 2 - 6),
    ],
    FLIGHT,
  );
  for (const event of ["finish", "cancel"]) flight.addEventListener(event, () => dot.remove());
}
