import type { ReactNode } from "react";
import { player } from "../../../content/demo/player";
import type { PaneName } from "../playback/call-state";

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
