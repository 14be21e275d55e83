import { type ReactNode, useEffect, useState } from "react";
import { battleCard as words } from "../content/demo/battle-card";
import { demoDeal } from "../content/demo-deal";
import { BattleSheet } from "./battle-card/battle-sheet";

/** The card needs nothing from its page. */
export type BattleCardProps = { [Name in never]: Name };

/** How long each source seems to be read. */
const READING_MS = 450;

const { sources } = words;

/** A card made on demand: until it is, a placeholder; without a script, the card itself. */
export function BattleCard(_: BattleCardProps): ReactNode {
  /** How many sources were read, or null before anyone asked. */
  const [read, setRead] = useState<number | null>(null);
  const isGenerated = read === sources.length;
  const isReading = read !== null && !isGenerated;

  useEffect(() => {
    if (!isReading) return;
    const timer = setTimeout(() => setRead(read + 1), READING_MS);
    return () => clearTimeout(timer);
  }, [isReading, read]);

  return (
    <div className="window battle-card" data-generated={isGenerated}>
      <div className="window-bar">
        <b>{demoDeal.account.name}</b>
        <i>{demoDeal.label}</i>
        <button
          type="button"
          className="button"
          aria-disabled={isReading}
          onClick={() => !isReading && setRead(0)}
        >
          {isGenerated ? words.again : words.generate}
        </button>
      </div>
      <div className="analyzing" aria-busy={isReading}>
        <p>
          <b>{words.analyzing}</b>{" "}
          {isReading ? words.reading(sources[read]?.name ?? "") : words.waiting(sources.length)}
        </p>
        <ul>
          {sources.map(({ name, found }, index) => (
            <li key={name} data-read={(read ?? 0) > index || undefined}>
              <b>{name}</b>
              <span>{(read ?? 0) > index ? found : ""}</span>
            </li>
          ))}
        </ul>
      </div>
      <BattleSheet />
      <p className="sr-only" role="status">
        {isReading ? words.analyzing : isGenerated ? words.ready : ""}
      </p>
    </div>
  );
}
