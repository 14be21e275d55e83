import type { ReactNode } from "react";
import { site } from "../content/site";

/** The brand's mark and name; the mark is in the sprite and painted by `.mark`. */
export function Brand(): ReactNode {
  return (
    <>
      <svg className="mark" aria-hidden="true">
        <use href="#i-mark" />
      </svg>
      {site.brand}
    </>
  );
}
