import type { ReactNode } from "react";
import type { IconName } from "./icon-sprite";

/** A decorative shape from the page's sprite, 20 px wide unless a class says otherwise; the words beside it carry the meaning. */
export function Icon({ name, className = "" }: { name: IconName; className?: string }): ReactNode {
  return (
    <svg className={`icon ${className}`.trim()} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
