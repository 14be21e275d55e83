import type { ReactNode } from "react";
import type { IconName } from "./icon-sprite";

/** A decorative shape from the page's sprite; the words beside it carry the meaning. */
export function Icon({ name }: { name: IconName }): ReactNode {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
