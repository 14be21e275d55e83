import { renderToStaticMarkup } from "react-dom/server";
import type { ReactNode } from "react";
import { Document } from "../../views/layout/document";
import { contactHref } from "../../views/content/links";
import { operator } from "../../views/content/operator";
import type { ServerFacts } from "../../views/text/server-facts";
import type { Page, PageProps } from "../../views/page";
import type { Manifest } from "../static/manifest";
import { paths } from "../paths";

/** Renders React to HTML: whole pages in the site's document, or partials. */
export type Renderer = {
  page: (page: Page, props: PageProps) => string;
  partial: (node: ReactNode) => string;
};

/** `readStyles` returns the stylesheet of a page's folder. */
export function createRenderer(
  { script, fonts, icon, socialImages }: Manifest,
  siteUrl: string,
  readStyles: (folder: string) => string,
  facts: ServerFacts,
): Renderer {
  return {
    partial: renderToStaticMarkup,
    page: (page, props) =>
      `<!doctype html>${linkBooking(
        renderToStaticMarkup(
          <Document
            page={page}
            props={props}
            assets={{
              css: readStyles(page.folder),
              script,
              fonts,
              icon,
              socialImage: socialImages[page.place.path] ?? socialImages[paths.comingSoon.path],
              siteUrl,
            }}
          >
            <page.View facts={facts} {...props} />
          </Document>,
        ),
      )}`,
  };
}

/** Leads "Book a Call" to the operator's booking page, once there is one, wherever a text or a button links to it. */
function linkBooking(html: string): string {
  const { bookingUrl } = operator;
  if (bookingUrl === undefined) return html;
  return html.replaceAll(
    `href="${contactHref("call")}"`,
    () => `href="${Bun.escapeHTML(bookingUrl)}"`,
  );
}
