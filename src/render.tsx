import { renderToString } from "react-dom/server";
import type { ReactNode } from "react";
import { Document } from "../views/layout/document";
import type { Page, PageProps } from "../views/page";
import type { Manifest } from "./assets/manifest";

/** React to HTML: whole pages in the site's document, and partials on their own. */
export type Renderer = {
  page: (page: Page, props: PageProps) => string;
  partial: (node: ReactNode) => string;
};

export function createRenderer(manifest: Manifest, siteUrl: string): Renderer {
  const { css, script, fonts, icon } = manifest;
  const assets = { css, script, fonts, icon, siteUrl };
  return {
    partial: renderToString,
    page: (page, props) =>
      `<!doctype html>${renderToString(
        <Document page={page} props={props} assets={assets}>
          <page.View {...props} />
        </Document>,
      )}`,
  };
}
