import type { ReactNode } from "react";
import type { Page, PageProps } from "../page";
import { Head, type HeadAssets } from "./head";
import { SiteShell } from "./site-shell";
import { StructuredData } from "./structured-data";

/** The whole document of a page. What search engines read stands last, where it delays nothing that is seen. */
export function Document(props: {
  page: Page;
  props: PageProps;
  assets: HeadAssets;
  children: ReactNode;
}): ReactNode {
  const { page, assets } = props;
  return (
    <html lang="en">
      <Head page={page} title={props.props.title} assets={assets} />
      <body>
        <SiteShell path={props.props.path}>{props.children}</SiteShell>
        <StructuredData page={page} siteUrl={assets.siteUrl} />
      </body>
    </html>
  );
}
