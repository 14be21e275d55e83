import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { Brand } from "../../ui/brand";

/** The brand, leading home; it says so when this is home. */
export function HomeLink({ path }: { path: string }): ReactNode {
  const isHome = path === paths.home.path;
  return (
    <a className="brand" href={paths.home.path} aria-current={isHome ? "page" : undefined}>
      <Brand />
    </a>
  );
}
