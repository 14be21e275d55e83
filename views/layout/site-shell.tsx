import type { ReactNode } from "react";
import { Island } from "./island";
import { Frame } from "./frame";

/** The site's own shell: the full header with its dropdowns. */
export function SiteShell(props: { path: string; children: ReactNode }): ReactNode {
  const header = (
    <Island name="header" className="print:hidden" props={{ path: props.path }} wakesOnScroll />
  );
  return <Frame header={header}>{props.children}</Frame>;
}
