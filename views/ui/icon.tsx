import type { ReactNode } from "react";
import type { IconName } from "../icon-shapes";

/** A decorative icon from the page's sprite, 20 px wide by default. Always put text beside it. */
export function Icon({ name, className = "" }: { name: IconName; className?: string }): ReactNode {
  return (
    <svg className={`icon ${className}`.trim()} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
