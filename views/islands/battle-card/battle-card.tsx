import { type ReactNode, useEffect, useRef, useState } from "react";
import { paths } from "../../../src/paths";
import { battleCard as copy, CARD_ID, CARD_KEY } from "../../content/demo/battle-card";
import { demoDeal } from "../../content/demo-deal";
import { BattleCard as Card } from "../../product/battle-card";
import { Button } from "../../ui/button";
import { WindowBar, windowClass } from "../../product/window";

/** `isGenerated` is whether the page's address asks for the finished card. */
type BattleCardProps = { isGenerated: boolean };

/**
 * A placeholder until the visitor generates the battle card. Without JavaScript, the button reloads the page with the
 * card.
 */
export function BattleCard(props: BattleCardProps): ReactNode {
  const [isGenerated, setGenerated] = useState(props.isGenerated);
  const sheet = useRef<HTMLDivElement>(null);

  // The button goes once it is pressed, so the focus moves to what it brought.
  useEffect(() => {
    if (isGenerated && !props.isGenerated) sheet.current?.focus({ preventScroll: true });
  }, [isGenerated, props.isGenerated]);

  return (
    <div className={windowClass} data-battle-card="" data-generated={isGenerated}>
      <WindowBar
        title={demoDeal.account.name}
        className="h-13 pr-1"
        status={isGenerated && copy.ready}
      >
        {!isGenerated && (
          <form
            action={`${paths.demo.path}#${CARD_ID}`}
            onSubmit={(event) => {
              event.preventDefault();
              setGenerated(true);
            }}
          >
            <Button
              tone="primary"
              size="small"
              className="min-h-11 in-data-held:cursor-progress in-data-held:opacity-70"
              name={CARD_KEY}
              value="1"
            >
              {copy.generate}
            </Button>
          </form>
        )}
      </WindowBar>
      {isGenerated ? (
        <div
          ref={sheet}
          tabIndex={-1}
          data-sheet=""
          className="-outline-offset-2 motion-safe:animate-rise"
        >
          <Card deal={demoDeal} />
        </div>
      ) : (
        <Placeholder />
      )}
      <p className="sr-only" role="status">
        {isGenerated ? copy.ready : ""}
      </p>
    </div>
  );
}

function Placeholder(): ReactNode {
  return (
    <div className="grid gap-3 p-4" data-placeholder="">
      <p className="flex flex-wrap justify-between gap-x-4">
        <b className="text-h4">{copy.analyzing}</b> {copy.reading}
      </p>
      <ul className="grid gap-2 @min-[520px]:grid-cols-2 @min-[1000px]:grid-cols-4">
        {copy.sources.map(({ name, found }) => (
          <li key={name} className="rounded-card bg-surface-2 px-4 py-2 forced-colors:border">
            <b className="block">{name}</b> {found}
          </li>
        ))}
      </ul>
    </div>
  );
}
