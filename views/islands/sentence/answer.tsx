import type { ReactNode } from "react";
import { sentence as copy } from "../../content/sentence";
import { SayAskCard } from "../../product/say-ask-card";
import { answer, byKind, type Heard, match, pieces } from "./match";

/** A sentence with the parts that Genie recognized, and the card for the most urgent one. */
export function Answer(props: {
  text: string;
  id?: string;
  isBrief: boolean;
  className?: string;
}): ReactNode {
  const { text, id, isBrief, className = "" } = props;
  const heard = match(text);
  const card = answer(heard);
  return (
    <figure
      id={id}
      className={`overflow-hidden rounded-window border border-hairline-strong bg-surface-1 shadow-window ${className}`}
    >
      <p className="bg-paper p-4 text-lead text-paper-ink lg:p-6">
        <b className="block text-small text-paper-body">{copy.says}</b>
        {pieces(text, heard).map((piece, index) => (
          <Piece key={`${index} ${piece.text}`} {...piece} />
        ))}
      </p>
      <div className="p-4 lg:p-6">
        <b className="block text-small text-teal">{copy.window}</b>
        <Found heard={heard} />
        {card && (
          <SayAskCard
            say={card.say}
            ask={card.ask}
            head={!isBrief && <h3>{card.title}</h3>}
            className="mt-5 gap-3 rounded-card bg-teal/10 p-4"
          >
            {card.askLater && (
              <p>
                <b className="block text-small text-teal-hover">{copy.thenAsk}</b>
                {card.askLater}
              </p>
            )}
          </SayAskCard>
        )}
      </div>
    </figure>
  );
}

function Piece({ text, heard }: { text: string; heard?: Heard }): ReactNode {
  if (!heard) return text;
  return (
    <mark className="bg-teal/20 text-paper-ink underline decoration-paper-teal decoration-2 underline-offset-4">
      {text}
    </mark>
  );
}

/** Announced to screen readers when it changes, which is not on every keystroke. */
function Found({ heard }: { heard: readonly Heard[] }): ReactNode {
  return (
    <ul className="mt-2 grid gap-1" aria-live="polite">
      {byKind(heard).map(([kind, names]) => (
        <li key={kind} className="flex gap-3">
          <span className="w-26 shrink-0 text-muted">{copy.kinds[kind]}</span>
          <b>{names.join(", ")}</b>
        </li>
      ))}
      {heard.length === 0 && <li>{copy.quiet}</li>}
    </ul>
  );
}
