import type { ReactNode } from "react";
import { paths } from "../../src/paths";
import { site } from "../content/site";

/** The logo and name. Links to the home page. */
export function Brand({ isHome = false }: { isHome?: boolean }): ReactNode {
  return (
    <a
      className="brand flex min-h-11 items-center gap-2.5 text-h4 font-black text-ink"
      href={paths.home.path}
      aria-current={isHome ? "page" : undefined}
    >
      <svg className="size-7 fill-teal" aria-hidden="true">
        <use href="#i-mark" />
      </svg>
      {site.brand}
    </a>
  );
}
