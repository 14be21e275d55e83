import type { ReactNode } from "react";
import { paths } from "../../../src/paths";

/** The brand's mark, a lamp with its spark, and its name; leads home. */
export function Brand({ path }: { path: string }): ReactNode {
  const isHome = path === paths.home.path;
  return (
    <a className="brand" href={paths.home.path} aria-current={isHome ? "page" : undefined}>
      <svg viewBox="0 0 28 28" aria-hidden="true">
        <path d="M2 14c3.500 0 4.500 1.500 6 3h12c2.800 0 4.800-1.500 6-4-.4 6.200-4 10-9.300 10.600L18 26H10l1.300-2.400C6.500 22.600 6 15.500 2 14z" />
        <path d="M14 1l1.600 5.400L21 8l-5.400 1.600L14 15l-1.600-5.400L7 8l5.400-1.600z" />
      </svg>
      Genie
    </a>
  );
}
