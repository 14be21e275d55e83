import type { ReactNode } from "react";
import { iconShapes } from "../icon-shapes";

/** Icons above the fold: those of the header and the hero. */
const FIRST: ReadonlySet<string> = new Set(["mark", "chevron", "menu", "pause", "play", "check"]);

/**
 * All icons as SVG symbols, once per page; `Icon` refers to them by name. The logo is filled (`Brand`), all others are
 * stroked. The part `first` is rendered at the start of the page, `rest` at the end, where it does not delay the first
 * paint.
 */
export function IconSprite({ part }: { part: "first" | "rest" }): ReactNode {
  return (
    <svg className="hidden">
      {Object.entries(iconShapes)
        .filter(([name]) => FIRST.has(name) === (part === "first"))
        .map(([name, d]) => (
          <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
            <path d={d} />
          </symbol>
        ))}
    </svg>
  );
}
