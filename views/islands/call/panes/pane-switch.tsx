import { Fragment, type ReactNode } from "react";
import { player } from "../../../content/demo/player";
import { hasNews, type CallState, type PaneName } from "../playback/call-state";

const names = Object.keys(player.panes) as PaneName[];

/** Selects the pane that narrow windows show, and marks panes with unseen changes. */
export function PaneSwitch(props: {
  state: CallState;
  /** Whether something covers it. */
  isHidden: boolean;
  onOpen: (pane: PaneName) => void;
}): ReactNode {
  const { state, isHidden, onOpen } = props;
  return (
    <div
      role="group"
      inert={isHidden}
      aria-label={player.paneSwitch}
      className="flex gap-1 border-b border-hairline p-1.5 @two-panes:hidden noscript:hidden print:hidden"
    >
      {names.map((name) => (
        <Fragment key={name}>
          <button
            type="button"
            aria-pressed={name === state.pane}
            className="relative min-h-11 flex-1 cursor-pointer rounded-small font-bold hover:text-ink aria-pressed:bg-surface-3 aria-pressed:text-ink forced-colors:aria-pressed:border"
            onClick={() => onOpen(name)}
          >
            {player.panes[name]}
            {hasNews(state, name) && (
              <>
                <span className="ml-2 inline-block size-2 rounded-pill bg-teal forced-colors:border" />
                <span className="sr-only">, {player.hasNews}</span>
              </>
            )}
          </button>{" "}
        </Fragment>
      ))}
    </div>
  );
}
