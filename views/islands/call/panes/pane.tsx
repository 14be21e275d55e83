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
      className={`min-h-0 flex-1 overflow-y-auto border-hairline p-4 -outline-offset-2 @duo:px-6 @duo:py-5 noscript:block! print:overflow-visible ${isShown ? "" : "@max-duo:hidden"} ${className}`}
    >
      {children}
    </section>
  );
}

export function PaneTitle(props: { className?: string; children: ReactNode }): ReactNode {
  return (
    <h3 className={`mb-2 text-small tracking-normal text-muted ${props.className ?? ""}`}>
      {props.children}
    </h3>
  );
}
