import { type ReactNode, useEffect, useState } from "react";
import { battleCard as words } from "../content/demo/battle-card";
import { demoDeal } from "../content/demo-deal";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { WindowBar, windowClass } from "../ui/window";
import { BattleSheet } from "./battle-card/battle-sheet";

/** No props. */
type BattleCardProps = { [Name in never]: Name };

/** How long the animation spends on each source. */
const READING_MS = 450;

const { sources } = words;

/**
 * A battle card, finished at first. A click generates it again: meanwhile, a placeholder takes its room, so that nothing
 * moves.
 */
export function BattleCard(_: BattleCardProps): ReactNode {
  /** The number of sources read so far. */
  const [read, setRead] = useState<number>(sources.length);
  const isReading = read < sources.length;

  useEffect(() => {
    if (!isReading) return;
    const timer = setTimeout(() => setRead(read + 1), READING_MS);
    return () => clearTimeout(timer);
  }, [isReading, read]);

  return (
    <div className={windowClass} data-battle-card="" data-generated={!isReading}>
      <WindowBar className="h-13 max-lg:pr-1 lg:pr-1.5 @max-[420px]:pl-3">
        <b className="flex-1 truncate">{demoDeal.account.name}</b>
        <span className="@max-[420px]:hidden">{demoDeal.label}</span>
        <Button
          type="button"
          size="small"
          className="min-h-11 in-data-held:cursor-progress in-data-held:opacity-70 aria-disabled:cursor-progress aria-disabled:opacity-70 noscript:hidden"
          aria-disabled={isReading}
          onClick={() => !isReading && setRead(0)}
        >
          {words.generate}
        </Button>
      </WindowBar>
      <div className="grid *:[grid-area:1/1]">
        {isReading && (
          <div className="flex flex-col gap-3 p-4 @min-[520px]:p-5" aria-busy="true">
            <p className="flex items-baseline justify-between gap-4">
              <b className="text-h4">{words.analyzing}</b>{" "}
              {words.reading(sources[read]?.name ?? "")}
            </p>
            <ul className="grid gap-2 @min-[520px]:grid-cols-2 @min-[1000px]:grid-cols-4">
              {sources.map(({ name, found }, index) => (
                <Source
                  key={name}
                  name={name}
                  found={found}
                  isRead={read > index}
                  isReading={read === index}
                />
              ))}
            </ul>
            <ul
              className="grid flex-1 grid-cols-2 content-evenly gap-x-8 gap-y-3 border-t border-hairline pt-3 text-muted @min-[520px]:grid-cols-3 @min-[1000px]:hidden"
              aria-hidden="true"
            >
              {Object.values(words.parts).map((part) => (
                <li key={part}>
                  {part}
                  <span className="mt-2 block h-2 rounded-pill bg-surface-3" />
                  <span className="mt-2 block h-2 w-3/5 rounded-pill bg-surface-3" />
                </li>
              ))}
            </ul>
          </div>
        )}
        <BattleSheet className={isReading ? "invisible" : ""} />
      </div>
      <p className="sr-only" role="status">
        {isReading ? words.analyzing : words.ready}
      </p>
    </div>
  );
}

/** A system that the card draws on. Once read, it is light, like the customer's own tools, and has a check mark. */
function Source(props: {
  name: string;
  found: string;
  isRead: boolean;
  isReading: boolean;
}): ReactNode {
  const { name, found, isRead, isReading } = props;
  return (
    <li
      data-read={isRead || undefined}
      className={`rounded-card px-4 py-2 forced-colors:border ${isRead ? "on-paper" : "bg-surface-2"} ${isReading ? "motion-safe:animate-reading" : ""}`}
    >
      <b className="flex justify-between">
        {name}
        {isRead && <Icon name="check" className="text-teal" />}
      </b>
      {found}
    </li>
  );
}
