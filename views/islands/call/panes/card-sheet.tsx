import { type ReactNode, useState } from "react";
import { timeline } from "../../../content/demo/call";
import { player } from "../../../content/demo/player";
import type { CallSnapshot } from "../../../content/demo/snapshot";
import { HelpCard } from "./help-card";

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
