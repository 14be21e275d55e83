import type { ReactNode } from "react";
import type { Page, PageProps } from "../page";
import { Head, type HeadAssets } from "./head";
import { ConsoleShell } from "./console-shell";
import { ReadingShell } from "./reading-shell";
import { SiteShell } from "./site-shell";
import { StructuredData } from "./structured-data";

const SHELLS = { site: SiteShell, reading: ReadingShell, console: ConsoleShell };

/** The HTML document of a page. Structured data comes last, so that it does not delay rendering. */
export function Document(props: {
  page: Page;
  props: PageProps;
  assets: HeadAssets;
  children: ReactNode;
}): ReactNode {
  const { page, assets } = props;
  const Shell = SHELLS[page.place.shell];
  return (
    <html lang="en">
      <Head page={page} title={props.props.title} assets={assets} />
      <body>
        <Shell path={props.props.path}>{props.children}</Shell>
        <StructuredData page={page} siteUrl={assets.siteUrl} />
      </body>
    </html>
  );
}
