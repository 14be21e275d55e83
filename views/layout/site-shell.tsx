import type { ReactNode } from "react";
import { Island } from "./island";
import { Frame } from "./frame";

/** The site's default shell, with the full header. */
export function SiteShell(props: { path: string; children: ReactNode }): ReactNode {
  const header = (
    <Island name="header" className="print:hidden" props={{ path: props.path }} wakesOnScroll />
  );
  return <Frame header={header}>{props.children}</Frame>;
}
