import { Fragment, memo, type ReactNode } from "react";
import { player } from "../../content/demo/player";
import type { CallSnapshot } from "../../content/demo/snapshot";
import { demoDeal } from "../../content/demo-deal";
import { FieldChangeRow } from "../../product/field-changes";
import { Scorecard } from "../../product/score";
import { type CallState, hasNews, type PaneName } from "./call-state";

/** A part of the player. Narrow windows show one at a time. */
export function Pane(props: {
  name: PaneName;
  isShown: boolean;
  className?: string;
  children: ReactNode;
}): ReactNode {
  const { name, isShown, className = "", children } = props;
  return (
    // A scrolling region must be reachable by keyboard.
    // oxlint-disable jsx-a11y/no-noninteractive-tabindex
    <section
      aria-label={player.panes[name]}
      tabIndex={0}
      className={`min-h-0 flex-1 overflow-y-auto border-hairline p-4 -outline-offset-2 @two-panes:px-6 noscript:block! print:overflow-visible ${isShown ? "" : "@max-two-panes:hidden"} ${className}`}
    >
      {children}
    </section>
  );
}

/**
 * Rows of a pane, in a column. Wide windows show only those that fit whole: the others wrap into a second column, out of
 * view. The empty first item lets even the first row wrap.
 */
export function Rows(props: { className?: string; children: ReactNode }): ReactNode {
  return (
    <ul
      className={`flex flex-col before:w-full *:w-full @two-panes:min-h-0 @two-panes:flex-1 @two-panes:flex-wrap @two-panes:overflow-clip ${props.className ?? ""}`.trim()}
    >
      {props.children}
    </ul>
  );
}

/** The title of the rows below it. It takes the room of the first one, too, so that both are shown or neither. */
export function RowsTitle({ children }: { children: ReactNode }): ReactNode {
  return (
    <li className="pb-9.5 [&+*]:-mt-7.5">
      <h3 className="text-small text-muted">{children}</h3>
    </li>
  );
}

const { fieldChanges } = demoDeal;

/** The deal's CRM fields, with what the call has changed in them, and its scores. */
export const DealSoFar = memo(function DealSoFar({ scores, changes }: CallSnapshot): ReactNode {
  return (
    <>
      <Rows>
        <RowsTitle>{player.changes}</RowsTitle>
        {fieldChanges.map((change) => {
          const isChanged = changes.includes(change.field);
          return (
            <FieldChangeRow
              key={change.field + isChanged}
              {...change}
              isChanged={isChanged}
              isBrief
              className="border-t border-hairline motion-safe:in-data-live:animate-rise [&_b]:text-gold"
            />
          );
        })}
      </Rows>
      <Rows>
        <RowsTitle>{player.scores}</RowsTitle>
        <li className="contents">
          <Scorecard
            lines={Object.entries(scores).map(([section, score]) => ({ section, score }))}
            className="contents *:w-full *:first:-mt-7.5 *:min-h-5"
          />
        </li>
      </Rows>
    </>
  );
});

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
